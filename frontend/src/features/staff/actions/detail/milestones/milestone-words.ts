import type { Action } from '@/api/actions/actions';
import type { ShownMilestone } from '@/api/actions/milestones';
import { daysBetween } from '@/domain/action/days';
import { formatDate } from '@/domain/dates';
import { plural } from '@/domain/plural';

import type { MilestoneState } from './milestone-state';
import { milestonesText as text } from './milestones.text';

type Shown = Pick<ShownMilestone, 'dueDate' | 'lateDays' | 'completedAt' | 'completedByName'>;

const days = (count: number): string => `${count} ${plural(count, 'dia', 'dias')}`;

/** When it was finished or is to be, in one line. */
export function dueWords(milestone: Shown, state: MilestoneState, today: string): string {
  const { dueDate, lateDays } = milestone;
  if (state === 'done') return doneWords(milestone);
  if (dueDate === null) return text.noDue;
  if (lateDays !== null) return text.late(formatDate(dueDate), days(lateDays));
  return dueDate === today ? text.today : text.until(formatDate(dueDate));
}

function doneWords({ completedAt, completedByName, dueDate }: Shown): string {
  if (completedAt === null) return '';
  const done = text.done(formatDate(completedAt), completedByName ?? '');
  if (dueDate === null) return done;
  const ahead = daysBetween(completedAt, dueDate);
  if (ahead === 0) return done;
  return done + (ahead > 0 ? text.early(days(ahead)) : text.afterDue(days(-ahead)));
}

/** Open, and to be ready before its action begins or after it ends: the action got other days since. */
export function isOutside(
  { dueDate, completedAt }: Pick<Shown, 'dueDate' | 'completedAt'>,
  { startDate, endDate }: Pick<Action, 'startDate' | 'endDate'>,
): boolean {
  if (dueDate === null || completedAt !== null) return false;
  return (startDate !== null && dueDate < startDate) || (endDate !== null && dueDate > endDate);
}
