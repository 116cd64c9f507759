import {
  add,
  type Decimal,
  decimal,
  formatDecimal,
  formatPercent,
  formatSigned,
  roundHalfUp,
  toWire,
} from '@/domain/decimal';

/** At least `least` places, and as many more as the value really has: "94.50" gives "94,5". */
export function placesOf(value: Decimal, least: number): number {
  let { digits, scale } = value;
  while (scale > least && digits % 10n === 0n) {
    digits /= 10n;
    scale -= 1;
  }
  return Math.max(scale, least);
}

/** "94,5", "93,45", "5,0": no needless zeros beyond `least` places. */
export function formatLeast(value: string | null, least = 1): string {
  const read = decimal(value);
  return read ? formatDecimal(read, placesOf(read, least)) : formatDecimal(null);
}

export function formatRate(value: string | null): string {
  const read = decimal(value);
  return formatPercent(read, read ? placesOf(read, 1) : 1);
}

export function formatStep(value: string, least = 0): string {
  const read = decimal(value);
  return formatSigned(read, read ? placesOf(read, least) : 0);
}

/** The next value that INEP could publish: a tenth above, up to 10. Null at 10. */
export function nextIndex(published: string): string | null {
  const read = decimal(published);
  if (!read) return null;
  const next = add(roundHalfUp(read, 1), { digits: 1n, scale: 1 });
  return next.digits > 100n ? null : toWire(next);
}
