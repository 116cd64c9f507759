/** How far a state's clocks are behind universal time, as the server counts (`kernel::hours_behind_utc`). */
const HOURS: Readonly<Record<string, number>> = { AC: 5, AM: 4, MT: 4, MS: 4, RO: 4, RR: 4 };
const BRASILIA = 3;

const HOUR = 3_600_000;

/** What the clock on the wall of a school of this state shows, as if it stood in Greenwich. */
const wall = (state: string, now: Date): string =>
  new Date(now.getTime() - (HOURS[state] ?? BRASILIA) * HOUR).toISOString();

/** The day it is at a school of this state: "2026-11-14". */
export const schoolDay = (state: string, now: Date = new Date()): string => wall(state, now).slice(0, 10);

/** The time of day there: "08:47". */
export const schoolTime = (state: string, now: Date): string => wall(state, now).slice(11, 16);

/** So many days before that day. */
export function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}
