/** How far a state's clocks are behind universal time, as the server counts (`kernel::hours_behind_utc`). */
const HOURS: Readonly<Record<string, number>> = { AC: 5, AM: 4, MT: 4, MS: 4, RO: 4, RR: 4 };
const BRASILIA = 3;

const HOUR = 3_600_000;

/** The day it is at a school of this state: "2026-11-14". */
export function schoolDay(state: string, now: Date = new Date()): string {
  const hours = HOURS[state] ?? BRASILIA;
  return new Date(now.getTime() - hours * HOUR).toISOString().slice(0, 10);
}
