import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import './note.css';

const icons = {
  neutral: <Info className="icon" />,
  info: <Info className="icon" />,
  ok: <CircleCheck className="icon" />,
  warn: <TriangleAlert className="icon" />,
  bad: <CircleAlert className="icon" />,
};

interface NoteProps {
  tone?: keyof typeof icons | undefined;
  children: ReactNode;
  icon?: ReactNode;
  /** "alert" speaks at once, "status" when it is quiet. */
  role?: 'alert' | 'status';
  /** What to do about it: one button, at the right. */
  action?: ReactNode;
  className?: string;
}

/** One fact that changes a decision; at most one a card. */
export function Note({ tone = 'neutral', icon, role, action, className = '', children }: NoteProps) {
  return (
    <div className={`note note-${tone} ${className}`} role={role}>
      {icon ?? icons[tone]}
      <div className="min-w-0">{children}</div>
      {action ? <div className="note-action">{action}</div> : null}
    </div>
  );
}
