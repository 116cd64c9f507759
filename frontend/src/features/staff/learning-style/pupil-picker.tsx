import { useState } from 'react';
import { object, string } from 'yup';

import { type Pupil, usePupils } from '@/api/people/pupils';
import { useSignedIn } from '@/api/session/session-context';
import { useSettled } from '@/kit/browser/use-settled';
import { PickerField } from '@/kit/form/fields/picker-field';
import { formOf } from '@/kit/form/form-of';

import { styleText as text } from './learning-style.text';

const form = formOf(object({ pupil: string().default('') }));

interface PupilPickerProps {
  pupil: Pupil | undefined;
  onChoose: (id: string) => void;
}

/** One of the pupils whom the signed-in person may see. */
export function PupilPicker({ pupil, onChoose }: PupilPickerProps) {
  const { schoolId } = useSignedIn();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim().slice(0, 100));
  const found = usePupils(schoolId, { active: true, ...(q && { q }) }, 1).data;
  const isCurrent = q === typed.trim();
  return (
    <form.Form initialValues={{ pupil: '' }} onSubmit={() => undefined} className="learning-style-picker">
      <PickerField
        name="pupil"
        label={text.pupil}
        hint={text.pupilHint}
        placeholder={text.pupilPlaceholder}
        chosen={pupil ? text.pupilOf(pupil.name, pupil.studentId) : ''}
        options={
          isCurrent
            ? found?.students.map(({ id, name, studentId, className }) => ({
                value: String(id),
                label: name,
                detail: className === null ? studentId : text.pupilOf(studentId, className),
              }))
            : undefined
        }
        onSearch={setTyped}
        onPick={onChoose}
        text={text.picker}
      />
    </form.Form>
  );
}
