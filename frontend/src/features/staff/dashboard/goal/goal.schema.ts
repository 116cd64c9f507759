import { object, string } from 'yup';

import { decimalText } from '@/kit/form/decimal-rule';

import { goalText } from './goal.text';

export const goalSchema = object({
  year: string().required(),
  goal: decimalText({
    max: 10,
    places: 1,
    required: goalText.goalRequired,
    notANumber: goalText.goalRequired,
    range: goalText.goalRange,
    precision: goalText.goalPlaces,
  }),
});
