import type { ReactNode } from 'react';

import { useScrolls } from '@/kit/layout/use-scrolls';

import './table.css';

/** What a table scrolls in where it is wider than the screen: only there it is reached by Tab. */
export function TableWrap({ label, children }: { label: string; children: ReactNode }) {
  const { box, tabIndex } = useScrolls<HTMLDivElement>();
  return (
    <div ref={box} className="table-wrap" role="group" aria-label={label} tabIndex={tabIndex}>
      {children}
    </div>
  );
}
