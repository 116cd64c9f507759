import { boolean, object } from 'yup';

import type { Pupil } from '@/api/people/pupils';
import { formatDate } from '@/domain/dates';
import { formOf, type ValuesOf } from '@/kit/form/form-of';
import { optionalInteger, optionalText, requiredInteger, requiredText } from '@/kit/form/rules';

import { deedsText as text } from './deeds.text';

/** What is typed of a pupil; the server knows which dates, numbers and addresses there are. */
const data = {
  studentId: requiredText(text.studentIdRequired),
  name: requiredText(text.nameRequired),
  classId: requiredInteger(text.classRequired),
  birthDate: optionalText(),
  email: optionalText().email(text.emailWrong),
  guardianName: optionalText(),
  guardianPhone: optionalText(),
};

export const newPupilForm = formOf(
  object({
    ...data,
    password: requiredText(text.passwordRequired),
    /** Whether another of the same class follows. */
    goesOn: boolean().required(),
  }),
);
/** Out of all classes without one. */
export const pupilForm = formOf(
  object({ ...data, classId: optionalInteger(), isActive: boolean().required() }),
);
/** `NO_CLASS` is a choice: nothing is none yet. */
export const moveForm = formOf(object({ classId: requiredText(text.classRequired) }));
export const NO_CLASS = 'none';
export const classIdOf = (chosen: string): number | null => (chosen === NO_CLASS ? null : Number(chosen));
export const eraseForm = formOf(object({ studentId: requiredText(text.erase.required) }));

/** A pupil as they stand in the form. */
export const valuesOf = ({
  studentId,
  name,
  classId,
  details,
  isActive,
}: Pupil): ValuesOf<typeof pupilForm> => ({
  studentId,
  name,
  classId: String(classId ?? ''),
  birthDate: details?.birthDate ? formatDate(details.birthDate) : '',
  email: details?.email ?? '',
  guardianName: details?.guardianName ?? '',
  guardianPhone: details?.guardianPhone ?? '',
  isActive: String(isActive),
});
