import type { Action } from '@/api/actions/actions';
import type { ShownMilestone } from '@/api/actions/milestones';
import { dayNumber } from '@/domain/action/days';
import { schoolDay } from '@/domain/school/school-day';

/** So many months lie between two marks, the fewest that leave no more marks than there is room for. */
const STEPS = [1, 2, 3, 6, 12, 24, 48, 120];

export interface TimeScale {
  /** The first day of a month each: "2026-08-01". */
  marks: readonly string[];
  /** The first day, and the one after the last. */
  first: string;
  end: string;
  /** Where a day stands, in percent of the width. */
  at: (day: string) => number;
}

export interface Span {
  from: string;
  /** Null for an end that nobody has said. */
  to: string | null;
}

/** The day on which an action was made, at a school of this state. */
const madeOn = ({ createdAt }: Action, state: string): string => schoolDay(state, new Date(createdAt));

/** When an action begins and ends: one without a beginning begins when it was made. Null without either day. */
export function spanOf(action: Action, state: string): Span | null {
  const { startDate, endDate } = action;
  if (startDate === null && endDate === null) return null;
  const from = startDate ?? madeOn(action, state);
  return { from: endDate !== null && endDate < from ? endDate : from, to: endDate };
}

/**
 * Between which days an action is drawn. Of one with days of its own these are all: a milestone that strays stretches nothing. Of one
 * without, its milestones, from the day on which it was made.
 */
export function daysOf(
  action: Action,
  milestones: readonly Pick<ShownMilestone, 'dueDate'>[],
  state: string,
): string[] {
  const span = spanOf(action, state);
  if (span !== null) return [span.from, ...(span.to === null ? [] : [span.to])];
  const made = madeOn(action, state);
  return milestones.flatMap(({ dueDate }) => (dueDate !== null && dueDate >= made ? [dueDate] : []));
}

/** Months counted from year 0. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const firstDayOf = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;

/** Whole months around all of these days, with at most `most` marks. */
export function timeScale(days: readonly string[], most: number): TimeScale {
  const months = days.map(monthOf);
  const [from, last] = [Math.min(...months), Math.max(...months)];
  const step = STEPS.find((one) => Math.ceil((last - from + 1) / one) <= most) ?? 1_200;
  const count = Math.ceil((last - from + 1) / step);
  const marks = Array.from({ length: count }, (_, index) => firstDayOf(from + index * step));
  const [first, end] = [firstDayOf(from), firstDayOf(from + count * step)];
  const [zero, width] = [dayNumber(first), dayNumber(end) - dayNumber(first)];
  return { marks, first, end, at: (day) => ((dayNumber(day) - zero) / width) * 100 };
}

/** A day that lies beyond what is drawn: it stands at the edge. */
export const isStray = ({ at }: TimeScale, day: string): boolean => at(day) < 0 || at(day) >= 100;
