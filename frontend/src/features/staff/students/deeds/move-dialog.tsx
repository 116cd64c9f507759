import type { ReactNode } from 'react';

import { type Pupil, usePupilActions } from '@/api/people/pupils';
import { toast } from '@/kit/feedback/toast/toast-store';
import { FormDialog } from '@/kit/form/form-dialog';

import { useMoveOptions } from './class-field';
import { deedsText } from './deeds.text';
import { classIdOf, moveForm } from './pupil.schema';

const text = deedsText.move;

interface MoveFormProps {
  schoolId: number;
  description: string;
  /** Where they are: no choice. */
  from: number | 'several' | null;
  move: (classId: number | null) => Promise<string>;
  onClose: () => void;
}

function MoveForm({ schoolId, description, from, move, onClose }: MoveFormProps): ReactNode {
  const { options, hint } = useMoveOptions(schoolId, from);
  return (
    <FormDialog
      form={moveForm}
      title={text.title}
      description={description}
      initialValues={{ classId: '' }}
      onSubmit={async ({ classId }) => {
        toast.success(text.done, await move(classIdOf(classId)));
        onClose();
      }}
      fallback={text.failed}
      submit={text.submit}
      pending={text.pending}
      isReady={({ classId }) => classId !== ''}
      onClose={onClose}
    >
      <moveForm.SelectField
        name="classId"
        label={text.newClass}
        hint={hint ?? text.hint}
        options={options}
        placeholder={deedsText.chooseClass}
        data-autofocus
      />
    </FormDialog>
  );
}

interface MoveDialogProps {
  schoolId: number;
  pupil: Pupil;
  onClose: () => void;
}

/** Another class for one pupil. */
export function MoveDialog({ schoolId, pupil, onClose }: MoveDialogProps) {
  const { change } = usePupilActions(schoolId);
  const { id, name, classId, className } = pupil;
  return (
    <MoveForm
      schoolId={schoolId}
      description={text.of(name, className === null ? text.inNone : text.inClass(className))}
      from={classId}
      move={async (to) => {
        const moved = await change(id, { classId: to });
        return text.to(moved.name, moved.className ?? text.inNone);
      }}
      onClose={onClose}
    />
  );
}

interface MoveAllDialogProps {
  schoolId: number;
  ids: readonly number[];
  onClose: () => void;
  onDone: () => void;
}

/** One class for several pupils. */
export function MoveAllDialog({ schoolId, ids, onClose, onDone }: MoveAllDialogProps) {
  const { bulk } = usePupilActions(schoolId);
  return (
    <MoveForm
      schoolId={schoolId}
      description={text.ofMany(ids.length)}
      from="several"
      move={async (classId) => {
        const { changed } = await bulk({ ids: [...ids], action: 'move', classId });
        onDone();
        return classId === null ? text.doneNone(changed) : text.doneMany(changed);
      }}
      onClose={onClose}
    />
  );
}
