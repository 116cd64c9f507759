import { array, object } from 'yup';

import { formOf } from '@/kit/form/form-of';
import { optionalInteger } from '@/kit/form/rules';

import { enrolmentText as text } from './enrolment.text';

const MOST = 5_000;

const pupils = optionalInteger()
  .typeError(text.range)
  .integer(text.range)
  .min(1, text.range)
  .max(MOST, text.range);

/** By place of the stage's grades; nothing where the school has none. */
export const enrolmentForm = formOf(object({ pupils: array().of(pupils).required() }));
