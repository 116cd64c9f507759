import { type Pupil, usePupilActions } from '@/api/people/pupils';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { FormDialog } from '@/kit/form/form-dialog';

import { deedsText } from './deeds.text';
import { eraseForm } from './pupil.schema';

const text = deedsText.erase;

interface EraseDialogProps {
  schoolId: number;
  pupil: Pupil;
  onClose: () => void;
  onDone: () => void;
}

/** Erases a pupil, once their number has been written again. */
export function EraseDialog({ schoolId, pupil, onClose, onDone }: EraseDialogProps) {
  const erasing = useAction(usePupilActions(schoolId).erase, {
    onDone() {
      toast.success(text.done);
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      form={eraseForm}
      title={text.title(pupil.name)}
      description={text.description}
      initialValues={{ studentId: '' }}
      onSubmit={({ studentId }) => erasing.attempt(pupil.id, studentId)}
      fallback={text.failed}
      submit={text.submit}
      pending={text.pending}
      danger
      onClose={onClose}
    >
      <eraseForm.TextField
        name="studentId"
        label={text.label(pupil.studentId)}
        maxLength={30}
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
}
