import { type Pupil, usePupilActions } from '@/api/people/pupils';
import { thingText } from '@/kit/feedback/thing.text';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { FormDialog } from '@/kit/form/form-dialog';

import { useClassOptions } from './class-field';
import { deedsText } from './deeds.text';
import { PupilFields } from './pupil-fields';
import { pupilForm, valuesOf } from './pupil.schema';

const { CheckField, SelectField, TextField } = pupilForm;
const text = deedsText.edit;

interface EditDialogProps {
  schoolId: number;
  pupil: Pupil;
  onClose: () => void;
}

/** "Editar Aluno": all that is known of a pupil but the password. What is emptied is forgotten. */
export function EditDialog({ schoolId, pupil, onClose }: EditDialogProps) {
  const { options, hint } = useClassOptions(schoolId, pupil);
  const saving = useAction(usePupilActions(schoolId).change, {
    onDone() {
      toast.success(text.done);
      onClose();
    },
  });
  return (
    <FormDialog
      form={pupilForm}
      title={text.title}
      description={pupil.name}
      wide
      initialValues={valuesOf(pupil)}
      onSubmit={(_, { changes }) => saving.attempt(pupil.id, changes)}
      fallback={text.failed}
      submit={thingText.save}
      pending={thingText.saving}
      onClose={onClose}
    >
      <div className="pupil-fields">
        <TextField name="studentId" label={deedsText.studentId} maxLength={30} autoComplete="off" />
        <TextField name="name" label={deedsText.name} maxLength={200} autoComplete="off" data-autofocus />
        <SelectField
          name="classId"
          label={deedsText.class}
          hint={hint ?? text.classHint}
          options={options}
          placeholder={deedsText.noClass}
          optional
        />
        <PupilFields form={pupilForm} />
      </div>
      <CheckField name="isActive" label={text.active} />
    </FormDialog>
  );
}
