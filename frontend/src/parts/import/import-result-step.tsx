import { CircleCheck } from 'lucide-react';

import type { ImportReport } from '@/api/file-import';

import { importText } from './import.text';
import { doneSentence } from './import-sentence';

export function ImportResultStep({ report }: { report: ImportReport }) {
  return (
    <div className="empty" role="status">
      <span className="tile ok" aria-hidden="true">
        <CircleCheck className="icon icon-l" />
      </span>
      <h3>{doneSentence(report)}</h3>
      <p>{importText.result.detail}</p>
    </div>
  );
}
