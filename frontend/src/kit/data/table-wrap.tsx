import type { ReactNode } from 'react';

import './table.css';

/** What a table scrolls in where it is wider than the screen. Always reached by Tab: its width is only known when drawn. */
export function TableWrap({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-wrap" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
