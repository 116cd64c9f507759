import { useLayoutEffect } from 'react';

import { Dialog } from '@/kit/overlay/dialog/dialog';
import { useUnsavedGuard } from '@/kit/overlay/dialog/use-unsaved-guard';
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
  const { leave, setUnsaved, question } = useUnsavedGuard(onClose, text.leave);
  const { unsaved } = flow;
  // With what is on screen, not after it: whoever is quick leaves by what they see.
  useLayoutEffect(() => setUnsaved(unsaved), [setUnsaved, unsaved]);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : leave())}
      title={text.title}
      description={flow.pasted === '' && flow.file ? flow.file.name : text.description}
      wide
      foot={<ImportFoot kind={kind} flow={flow} onClose={leave} />}
    >
      <ImportWizard kind={kind} flow={flow} />
      {question}
    </Dialog>
  );
}
