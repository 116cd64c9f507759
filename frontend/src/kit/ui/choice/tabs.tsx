import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import './tabs.css';

interface TabsProps {
  /** What they are views of; read out, not shown. */
  label: string;
  tabs: readonly { to: string; label: string; current: boolean }[];
  /** What the entry of the history knows, and goes on to know. */
  entry?: unknown;
}

/** Views of one page that live in the address: links, each of which leads to its view. */
export function Tabs({ label, tabs, entry }: TabsProps) {
  const row = useRef<HTMLElement>(null);
  const place = tabs.findIndex((tab) => tab.current);
  // On a phone the row scrolls: whoever comes by an address sees where they are.
  useLayoutEffect(() => {
    const tab = row.current?.children[place];
    if (!row.current || !tab) return;
    const [frame, box] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (box.right > frame.right) row.current.scrollLeft += box.right - frame.right;
    if (box.left < frame.left) row.current.scrollLeft -= frame.left - box.left;
  }, [place]);
  return (
    <nav ref={row} className="tabs" aria-label={label}>
      {tabs.map(({ to, label: name, current }) => (
        <Link
          key={to}
          to={to}
          className="tabs-tab"
          aria-current={current ? 'page' : undefined}
          replace
          state={entry}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
