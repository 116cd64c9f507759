import { CircleCheck } from 'lucide-react';

export function ImportResultStep({ title, detail }: { title: string; detail: string }) {
  return (
    <div className="empty" role="status">
      <span className="tile tile-ok" aria-hidden="true">
        <CircleCheck className="icon icon-l" />
      </span>
      <h3>{title}</h3>
      <p>{detail}</p>
    </div>
  );
}
