import { compare, type Decimal, roundHalfUp } from '@/domain/decimal';

/** An index before rounding, as it is printed: two places, and as many more as it takes not to seem to publish another. */
export function printedIndex(product: Decimal): Decimal {
  const published = roundHalfUp(product, 1);
  for (let places = 2; places < product.scale; places++) {
    const printed = roundHalfUp(product, places);
    if (compare(roundHalfUp(printed, 1), published) === 0) return printed;
  }
  return product.scale < 2 ? roundHalfUp(product, 2) : product;
}
