import { CircleCheck } from 'lucide-react';

import type { ImportReport } from '@/api/schema';

import { importText } from './import.text';

export function ImportResultStep({ report }: { report: ImportReport }) {
  return (
    <div className="empty" role="status">
      <span className="tile tile-ok" aria-hidden="true">
        <CircleCheck className="icon icon-l" />
      </span>
      <h3>{importText.result.title(report)}</h3>
      <p>{importText.result.detail}</p>
    </div>
  );
}
