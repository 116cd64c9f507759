import type { ReactNode } from 'react';

import './tile.css';

/** A small square for the icon of a list entry. */
export function Tile({
  tone = '',
  children,
}: {
  tone?: '' | 'info' | 'ok' | 'warn' | 'bad';
  children: ReactNode;
}) {
  return (
    <span className={tone ? `tile tile-${tone}` : 'tile'} aria-hidden="true">
      {children}
    </span>
  );
}
