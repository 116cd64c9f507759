import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';

import '@/kit/ui/tile.css';
import './empty.css';

interface EmptyProps {
  title: string;
  /** Why, or what for. */
  children?: ReactNode;
  /** The next action. */
  action?: ReactNode;
  icon?: ReactNode;
  level?: 2 | 3;
}

export function Empty({ title, children, action, icon, level = 2 }: EmptyProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="empty">
      <span className="tile tile-info" aria-hidden="true">
        {icon ?? <Inbox className="icon icon-l" />}
      </span>
      <Heading>{title}</Heading>
      {children ? <p>{children}</p> : null}
      {action ? <div className="row">{action}</div> : null}
    </div>
  );
}
