import type { ReactNode } from 'react';

/** A small square for the icon of a list entry. */
export function Tile({ tone = '', children }: { tone?: '' | 'info' | 'ok' | 'bad'; children: ReactNode }) {
  return (
    <span className={`tile ${tone}`} aria-hidden="true">
      {children}
    </span>
  );
}
