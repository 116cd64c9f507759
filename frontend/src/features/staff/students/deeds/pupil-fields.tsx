import type { ReactNode } from 'react';

import { deedsText as text } from './deeds.text';
import type { newPupilForm, pupilForm } from './pupil.schema';

import './pupil-fields.css';

type TextField = (typeof newPupilForm | typeof pupilForm)['TextField'];

interface PupilFieldsProps {
  form: { TextField: TextField };
}

/** What a school may know of a pupil, and need not. */
export function PupilFields({ form: { TextField } }: PupilFieldsProps): ReactNode {
  return (
    <>
      <TextField
        name="birthDate"
        label={text.birthDate}
        hint={text.birthDateHint}
        inputMode="numeric"
        maxLength={30}
        autoComplete="off"
        optional
      />
      <TextField name="email" label={text.email} type="email" autoComplete="off" optional />
      <TextField name="guardianName" label={text.guardianName} maxLength={200} autoComplete="off" optional />
      <TextField
        name="guardianPhone"
        label={text.guardianPhone}
        type="tel"
        maxLength={30}
        autoComplete="off"
        optional
      />
    </>
  );
}
