import { parseDecimal, roundHalfUp, toWire } from '@/domain/decimal';

/** Fields by their names in the order of a form. */
export type Keys<F> = readonly (keyof F & string)[];

/** One spelling of a value: 2400 and 2400.00 are one, and so are nothing and an empty text. */
function spelled(key: string, value: unknown, decimals: readonly string[]): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') {
    const read = decimals.includes(key) ? parseDecimal(value) : null;
    return read ? toWire(roundHalfUp(read, 2)) : value.trim() || null;
  }
  if (typeof value !== 'object') return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, inside]) => [name, spelled(name, inside, decimals)]);
}

const isSame = <F>(key: keyof F & string, a: F, b: F, decimals: readonly string[]): boolean =>
  JSON.stringify(spelled(key, a[key], decimals)) === JSON.stringify(spelled(key, b[key], decimals));

export interface Merge<F> {
  /** Changed by both, to different values. */
  asked: Keys<F>;
  onlyMine: Keys<F>;
  onlyTheirs: Keys<F>;
}

/** What became of each field of what both began with; `decimals` are written with or without their zeros. */
export function mergeOf<F>(
  keys: Keys<F>,
  base: F,
  mine: F,
  theirs: F,
  decimals: readonly string[] = [],
): Merge<F> {
  const differs = keys.filter((key) => !isSame(key, mine, theirs, decimals));
  const changedBy = (one: F) => (key: keyof F & string) => !isSame(key, base, one, decimals);
  return {
    asked: differs.filter((key) => changedBy(mine)(key) && changedBy(theirs)(key)),
    onlyMine: differs.filter((key) => !changedBy(theirs)(key)),
    onlyTheirs: differs.filter((key) => !changedBy(mine)(key)),
  };
}

/** Theirs, with the fields of mine that are to stand. */
export function together<F>(mine: F, theirs: F, keys: Keys<F>): F {
  return { ...theirs, ...Object.fromEntries(keys.map((key) => [key, mine[key]])) };
}

/** Two texts in one field: what is saved already, and what was written below it. */
export const joinedTexts = (theirs: unknown, mine: unknown): string =>
  [theirs, mine].flatMap((text) => (typeof text === 'string' && text.trim() !== '' ? [text] : [])).join('\n');
