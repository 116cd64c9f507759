import { decimal, formatSigned } from '@/domain/decimal';
import { placesOf } from '@/domain/own-places';

/** "+10", "−0,8": no needless zeros. */
export function formatStep(value: string, least = 0): string {
  const read = decimal(value);
  return formatSigned(read, read ? placesOf(read, least) : 0);
}
