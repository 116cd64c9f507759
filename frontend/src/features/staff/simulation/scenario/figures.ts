import { add, decimal, formatSigned, roundHalfUp, toWire } from '@/domain/decimal';
import { placesOf } from '@/domain/own-places';

/** "+10", "−0,8": no needless zeros. */
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
