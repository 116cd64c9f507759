import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import '@/kit/ui/card.css';
import './fold.css';

interface FoldProps {
  title: ReactNode;
  /** The result, told before anybody opens it. */
  description?: ReactNode;
  /** Stands outside what is folded: a badge. */
  badge?: ReactNode;
  children: ReactNode;
}

/** A card of evidence: closed until somebody asks, and its head already tells the result. */
export function Fold({ title, description, badge, children }: FoldProps) {
  return (
    <details className="card fold">
      <summary>
        <ChevronRight className="icon" />
        <div className="fold-head">
          <h2>{title}</h2>
          {description ? <p>{description}</p> : null}
        </div>
        {badge}
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  );
}
