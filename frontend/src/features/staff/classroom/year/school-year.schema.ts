import { array, object, string } from 'yup';

import { parseDay } from '@/domain/dates';
import { formOf } from '@/kit/form/form-of';

import { schoolYearText as text } from './school-year.text';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Typed as 17/04/2026, sent as 2026-04-17. */
const date = string()
  .transform((typed: string) => parseDay(typed) ?? typed)
  .required(text.dateRequired)
  .test({ message: text.dateWrong, test: (sent) => DAY.test(sent) });

export const schoolYearForm = formOf(
  object({
    bimesters: array()
      .of(object({ first: date, last: date }))
      .required(),
  }),
);
