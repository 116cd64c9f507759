import { Download } from 'lucide-react';

import { exportActions } from '@/api/actions/drafts';
import { downloadBlob } from '@/kit/data/csv';
import { useAction } from '@/kit/feedback/use-action';
import { IconButton } from '@/kit/ui/icon-button';

import { draftsText as text } from './drafts.text';

/** All actions as a table for a spreadsheet. */
export function ExportButton({ schoolId }: { schoolId: number }) {
  const download = useAction(() => exportActions(schoolId), {
    onDone: (file) => downloadBlob(text.fileName, file),
    failed: text.exportFailed,
  });
  return (
    <IconButton
      label={download.pending ? text.downloading : text.download}
      aria-busy={download.pending}
      onClick={() => download.run()}
    >
      <Download className="icon" />
    </IconButton>
  );
}
