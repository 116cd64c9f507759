import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

interface ImportResultProps {
  title: string;
  /** What the title does not say already. */
  detail?: string;
  /** What can be done with what came in. */
  actions?: ReactNode;
}

export function ImportResult({ title, detail, actions }: ImportResultProps) {
  return (
    <div className="empty" role="status">
      <span className="tile tile-ok" aria-hidden="true">
        <CircleCheck className="icon icon-l" />
      </span>
      <h3>{title}</h3>
      {detail === undefined ? null : <p>{detail}</p>}
      {actions}
    </div>
  );
}
