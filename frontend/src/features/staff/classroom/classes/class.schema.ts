import { object, string } from 'yup';

import type { SchoolClass } from '@/api/classes';
import { stages } from '@/domain/index/stage';
import { shifts } from '@/domain/shift';
import { formOf, type ValuesOf } from '@/kit/form/form-of';
import { optionalInteger, requiredInteger, requiredText } from '@/kit/form/rules';

import { classesText as text } from './classes.text';

/** A choice begins with nothing, which the schema refuses. */
const NOTHING_CHOSEN = '' as never;

export const classForm = formOf(
  object({
    name: requiredText(text.nameRequired),
    stage: string().required(text.stageRequired).oneOf(stages),
    year: string().required(text.gradeRequired),
    shift: string().required(text.shiftRequired).oneOf(shifts),
    schoolYear: requiredInteger(text.schoolYearRequired),
    teacherId: optionalInteger(),
  }),
);

/** A class as it stands in the form, or a new one of this year. */
export const valuesOf = (known: SchoolClass | null, year: number): ValuesOf<typeof classForm> => ({
  name: known?.name ?? '',
  stage: known?.stage ?? NOTHING_CHOSEN,
  year: known?.year ?? '',
  shift: known?.shift ?? NOTHING_CHOSEN,
  schoolYear: String(known?.schoolYear ?? year),
  teacherId: String(known?.teacherId ?? ''),
});
