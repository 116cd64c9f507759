import { array, object, string } from 'yup';

import { formOf } from '@/kit/form/form-of';

import { schoolYearText as text } from './school-year.text';

const date = string().required(text.dateRequired);

export const schoolYearForm = formOf(
  object({
    bimesters: array()
      .of(object({ first: date, last: date }))
      .required(),
  }),
);
