const CHOICES = 3;

const oddFrom = (year: number): number => (year % 2 === 0 ? year + 1 : year);
const oddUpTo = (year: number): number => (year % 2 === 0 ? year - 1 : year);

const DECEMBER = 11;

/** The edition whose exam is still to come: Saeb is held in October and November of odd years. */
export function nextExam(today: Date = new Date()): number {
  const year = today.getFullYear();
  return oddFrom(today.getMonth() === DECEMBER ? year + 1 : year);
}

/** The editions a goal can be set for: three from the next exam on, and later ones that have one. */
export function goalYears(set: readonly number[], today: Date = new Date()): number[] {
  const next = nextExam(today);
  const ahead = Array.from({ length: CHOICES }, (_, step) => next + 2 * step);
  return [...new Set([...set.filter((year) => year >= next), ...ahead])].toSorted((a, b) => a - b);
}

/** The editions figures can be typed for, newest first. */
export function editionYears(today: Date = new Date()): number[] {
  const last = oddUpTo(today.getFullYear());
  return Array.from({ length: (last - 2005) / 2 + 1 }, (_, step) => last - 2 * step);
}

/** An edition is the latest for two years, and comes out in the year after its own. */
const LATEST_FOR = 3;

/** How many years ago an edition was, once later ones have come out; null for one that may be the latest. */
export function ageOfEdition(year: number, today: Date = new Date()): number | null {
  const age = today.getFullYear() - year;
  return age > LATEST_FOR ? age : null;
}
