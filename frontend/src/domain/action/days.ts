const DAY = 86_400_000;

/** A day without a time, as a number of days: only their difference means something. */
export const dayNumber = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / DAY;

/** Days from one to the other; negative where the other is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);
