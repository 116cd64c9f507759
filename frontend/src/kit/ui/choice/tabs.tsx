import { Link } from 'react-router-dom';

import './tabs.css';

interface TabsProps {
  /** What they are views of; read out, not shown. */
  label: string;
  tabs: readonly { to: string; label: string; current: boolean }[];
}

/** Views of one page that live in the address: links, each of which leads to its view. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ to, label: name, current }) => (
        <Link key={to} to={to} className="tabs-tab" aria-current={current ? 'page' : undefined} replace>
          {name}
        </Link>
      ))}
    </nav>
  );
}
