import { Dialog } from '@/kit/overlay/dialog/dialog';
import { ImportFoot } from '@/parts/import/import-foot';
import { ImportWizard } from '@/parts/import/import-wizard';
import { useImport } from '@/parts/import/use-import';

import { pupilImportText as text } from './shared/pupil-import.text';
import { usePupilImportKind } from './pupil-import-kind';

interface PupilImportProps {
  schoolId: number;
  onClose: () => void;
}

/** A class list is checked, mended and brought in. */
export function PupilImport({ schoolId, onClose }: PupilImportProps) {
  const kind = usePupilImportKind(schoolId);
  const flow = useImport(kind);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.title}
      description={flow.pasted === '' && flow.file ? flow.file.name : text.description}
      wide
      foot={<ImportFoot kind={kind} flow={flow} onClose={onClose} />}
    >
      <ImportWizard kind={kind} flow={flow} />
    </Dialog>
  );
}
