import { object } from 'yup';

import { formOf } from '@/kit/form/form-of';
import { requiredDecimal, requiredInteger } from '@/kit/form/rules';

import { goalText } from './goal.text';

export const goalSchema = object({
  year: requiredInteger(goalText.yearRequired),
  goal: requiredDecimal({
    max: 10,
    places: 1,
    notANumber: goalText.goalRequired,
    range: goalText.goalRange,
    precision: goalText.goalPlaces,
  }),
});

export const goalForm = formOf(goalSchema);
