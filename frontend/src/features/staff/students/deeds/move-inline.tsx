import { type Pupil, usePupilActions } from '@/api/people/pupils';
import { toast } from '@/kit/feedback/toast/toast-store';
import { FormAlert } from '@/kit/form/form-alert';
import { SubmitButton } from '@/kit/form/submit-button';

import { useMoveOptions } from './class-field';
import { deedsText } from './deeds.text';
import { classIdOf, moveForm } from './pupil.schema';

const text = deedsText.move;

/** "Alterar turma", in the pupil's sheet. */
export function MoveInline({ schoolId, pupil }: { schoolId: number; pupil: Pupil }) {
  const { change } = usePupilActions(schoolId);
  const { options, hint } = useMoveOptions(schoolId, pupil.classId);
  return (
    <moveForm.Form
      initialValues={{ classId: '' }}
      fallback={text.failed}
      className="mt-4 grid gap-3"
      onSubmit={async ({ classId }, { startOver }) => {
        const moved = await change(pupil.id, { classId: classIdOf(classId) });
        toast.success(text.done, text.to(moved.name, moved.className ?? text.inNone));
        startOver({ classId: '' });
      }}
    >
      {({ classId }) => (
        <>
          <FormAlert />
          <moveForm.SelectField
            name="classId"
            label={text.newClass}
            hint={hint ?? text.hint}
            options={options}
            placeholder={deedsText.chooseClass}
          />
          <div className="row">
            <SubmitButton pendingText={text.pending} disabled={classId === ''}>
              {text.submit}
            </SubmitButton>
          </div>
        </>
      )}
    </moveForm.Form>
  );
}
