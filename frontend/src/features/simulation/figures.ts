import {
  add,
  compare,
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

const HUNDREDTH: Decimal = { digits: 1n, scale: 2 };

/** What is missing: two places, and four while that is less than a hundredth, so that it never reads "0,00". */
export function formatGap(gap: string | Decimal): string {
  const read = typeof gap === 'string' ? decimal(gap) : gap;
  return formatDecimal(read, read && compare(read, HUNDREDTH) < 0 ? 4 : 2);
}

/** N × P with two places, or with four where two would seem to have reached the threshold already. */
export function formatProduct(product: string, threshold: string): string {
  const [read, least] = [decimal(product), decimal(threshold)];
  const short = formatDecimal(read, 2);
  const seemsReached = read && least && compare(read, least) < 0 && short === formatDecimal(least, 2);
  return seemsReached ? formatDecimal(read, 4) : short;
}

/** The next value that INEP could publish: a tenth above, up to 10. Null at 10. */
export function nextIndex(published: string): string | null {
  const read = decimal(published);
  if (!read) return null;
  const next = add(roundHalfUp(read, 1), { digits: 1n, scale: 1 });
  return next.digits > 100n ? null : toWire(next);
}
