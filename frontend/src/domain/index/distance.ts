import { add, compare, type Decimal, roundHalfUp, subtract } from '@/domain/decimal';

import { printedIndex } from './printed-index';

const TENTH: Decimal = { digits: 1n, scale: 1 };
const HALF_TENTH: Decimal = { digits: 5n, scale: 2 };

/** The least index with one place that is not below a target: 5,05 needs 5,1. */
function publishable(target: Decimal): Decimal {
  const rounded = roundHalfUp(target, 1);
  return compare(rounded, target) < 0 ? add(rounded, TENTH) : rounded;
}

/** What is aimed at, from which index on it is published, and what an estimate lacks. */
export interface Distance {
  aim: Decimal;
  threshold: Decimal;
  /** As it is printed; null when it is reached. */
  missing: Decimal | null;
}

/** How far the product of a quick estimate is from publishing a target. */
export function distanceTo(target: Decimal, product: Decimal): Distance {
  const aim = publishable(target);
  const threshold = subtract(aim, HALF_TENTH);
  const missing = compare(product, threshold) < 0 ? subtract(threshold, printedIndex(product)) : null;
  return { aim, threshold, missing };
}
