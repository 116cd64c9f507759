import { compare, type Decimal, decimal, formatDecimal, isZero, roundHalfUp } from '@/domain/decimal';

const MOST_PLACES = 6;

/** Two places, or as many as it takes for the text not to claim a limit that the value has not reached. */
export function formatBelow(value: Decimal, limit: Decimal): string {
  let places = 2;
  while (
    places < MOST_PLACES &&
    compare(value, limit) < 0 &&
    compare(roundHalfUp(value, places), limit) >= 0
  ) {
    places += 1;
  }
  return formatDecimal(value, places);
}

/** Two places, or as many as it takes for a gap not to read as none: "0,04", "0,001". */
export function formatGap(gap: Decimal | string): string {
  const read = typeof gap === 'string' ? decimal(gap) : gap;
  if (!read) return formatDecimal(null);
  let places = 2;
  while (places < MOST_PLACES && !isZero(read) && isZero(roundHalfUp(read, places))) places += 1;
  return formatDecimal(read, places);
}
