const CHOICES = 3;

const oddFrom = (year: number): number => (year % 2 === 0 ? year + 1 : year);
const oddUpTo = (year: number): number => (year % 2 === 0 ? year - 1 : year);

/** The editions a goal can be set for: three from the first whose result may still come, and those that have one. */
export function goalYears(
  measured: number | null,
  set: readonly number[],
  today: Date = new Date(),
): number[] {
  const year = today.getFullYear();
  const next = measured === null ? oddFrom(year) : Math.max(oddFrom(measured + 1), oddUpTo(year));
  const ahead = Array.from({ length: CHOICES }, (_, step) => next + 2 * step);
  return [...new Set([...set, ...ahead])].toSorted((a, b) => a - b);
}

/** The editions figures can be typed for, newest first. */
export function editionYears(today: Date = new Date()): number[] {
  const last = oddUpTo(today.getFullYear());
  return Array.from({ length: (last - 2005) / 2 + 1 }, (_, step) => last - 2 * step);
}
