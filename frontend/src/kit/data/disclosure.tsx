import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import './disclosure.css';

/** A native details: a word that opens what lies behind it. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="disclosure">
      <summary>
        <ChevronRight className="icon icon-s" />
        {summary}
      </summary>
      {children}
    </details>
  );
}
