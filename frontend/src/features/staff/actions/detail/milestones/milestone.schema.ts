import { object, string } from 'yup';

import type { Milestone } from '@/api/actions/milestones';
import { formatDate } from '@/domain/dates';
import { formOf, type ValuesOf } from '@/kit/form/form-of';
import { optionalDay } from '@/kit/form/day-and-money';
import { requiredText } from '@/kit/form/rules';

import { milestonesText as text } from './milestones.text';

const dueDate = optionalDay(text.dayWrong);

export const newMilestoneForm = formOf(object({ title: requiredText(text.titleRequired), dueDate }));

export const milestoneForm = formOf(
  object({
    title: requiredText(text.titleRequired),
    description: string().trim().max(2_000, text.form.tooLong).default(''),
    dueDate,
  }),
);

export const reopenForm = formOf(
  object({ reason: requiredText(text.reopening.required).max(1_000, text.reopening.tooLong) }),
);

export const valuesOf = ({
  title,
  description,
  dueDate: due,
}: Milestone): ValuesOf<typeof milestoneForm> => ({
  title,
  description,
  dueDate: due === null ? '' : formatDate(due),
});
