import { type Decimal, decimal, formatDecimal, formatPercent, formatSigned } from './decimal';

/** At least `least` places, and as many more as the value really has: "94.50" gives 1. */
export function placesOf(value: Decimal, least: number): number {
  let { digits, scale } = value;
  while (scale > least && digits % 10n === 0n) {
    digits /= 10n;
    scale -= 1;
  }
  return Math.max(scale, least);
}

type Written = Decimal | string | null | undefined;

const read = (value: Written): Decimal | null | undefined =>
  typeof value === 'string' ? decimal(value) : value;

/** "94,5", "93,45", "5,0": every place that the value has, and no needless zeros beyond `least`. */
export function formatLeast(value: Written, least = 1): string {
  const known = read(value);
  return formatDecimal(known, known ? placesOf(known, least) : least);
}

/** "94,0 %", "93,45 %" */
export function formatRate(value: Written): string {
  const known = read(value);
  return formatPercent(known, known ? placesOf(known, 1) : 1);
}

/** "+10", "−0,8": the same with its sign. */
export function formatStep(value: Written, least = 0): string {
  const known = read(value);
  return formatSigned(known, known ? placesOf(known, least) : least);
}
