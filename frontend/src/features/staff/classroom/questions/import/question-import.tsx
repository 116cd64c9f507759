import { useLayoutEffect, useRef, useState } from 'react';

import { Dialog } from '@/kit/overlay/dialog/dialog';
import { useUnsavedGuard } from '@/kit/overlay/dialog/use-unsaved-guard';
import { PASTED } from '@/parts/import/import-file';
import { ImportFoot } from '@/parts/import/import-foot';
import { ImportWizard } from '@/parts/import/import-wizard';
import { importText } from '@/parts/import/import.text';
import { useImport } from '@/parts/import/use-import';

import { useSubjectOf } from '@/features/staff/classroom/questions/subject-name';
import { questionImportText as text } from './question-import.text';
import { useQuestionImportKind } from './question-import-kind';

interface QuestionImportProps {
  schoolId: number;
  /** The subject that the bank is narrowed down to. */
  subject: string;
  onClose: () => void;
}

/** Questions of one subject are checked, mended and brought in. */
export function QuestionImport({ schoolId, subject: begin, onClose }: QuestionImportProps) {
  const [subject, setSubject] = useState(begin);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  const kind = useQuestionImportKind(schoolId, {
    subject,
    onSubject: setSubject,
    isMissing,
    onMissing() {
      setMissing(true);
      field.current?.focus();
    },
    field,
  });
  const flow = useImport(kind);
  const subjectOf = useSubjectOf(schoolId);
  const { leave, setUnsaved, question } = useUnsavedGuard(onClose, text.leave);
  const { unsaved, file } = flow;
  // With what is on screen, not after it: whoever is quick leaves by what they see.
  useLayoutEffect(() => setUnsaved(unsaved), [setUnsaved, unsaved]);
  const name = file?.name === PASTED ? importText.pasted : file?.name;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : leave())}
      title={text.title}
      description={
        name && subject !== '' ? text.of(name, subjectOf({ subjectId: Number(subject) })) : text.description
      }
      wide
      foot={<ImportFoot kind={kind} flow={flow} onClose={leave} />}
    >
      <ImportWizard kind={kind} flow={flow} />
      {question}
    </Dialog>
  );
}
