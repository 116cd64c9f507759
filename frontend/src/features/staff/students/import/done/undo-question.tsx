import { usePupilImportActions } from '@/api/people/pupil-import';
import { thingText } from '@/kit/feedback/thing.text';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Confirm } from '@/kit/overlay/dialog/confirm';

import { pupilImportText } from '@/features/staff/students/import/shared/pupil-import.text';

const text = pupilImportText.undo;

interface UndoQuestionProps {
  schoolId: number;
  id: number;
  /** Pupils whom the import created. */
  created: number;
  onDone?: (removed: number) => void;
  onClose: () => void;
}

/** Asks before an import is taken back. */
export function UndoQuestion({ schoolId, id, created, onDone, onClose }: UndoQuestionProps) {
  const undoing = useAction(usePupilImportActions(schoolId).takeBack, {
    onDone: ({ removed }) => {
      toast.success(text.done, text.doneDetail(removed));
      onDone?.(removed);
    },
  });
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={text.title}
      description={text.detail(created)}
      confirmText={text.confirm}
      pendingText={thingText.removing}
      danger
      failedText={text.failed}
      onConfirm={() => undoing.attempt(id)}
    />
  );
}
