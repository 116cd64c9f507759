import type { OutlookAnswer } from '@/api/index/outlook';
import { add, compare, type Decimal, decimal, isNegative, parseDecimal, roundHalfUp } from '@/domain/decimal';
import { knownApproval } from '@/domain/index/known-approval';
import { printedIndex } from '@/domain/index/printed-index';
import { distanceTo } from '@/domain/index/distance';
import { quickProduct } from '@/domain/index/quick-index';

import type { Board } from '../board';

/** What the two numbers give at this moment. */
export interface Estimate {
  /** As it is printed: two places, more where two would seem to publish another index. */
  index: Decimal;
  /** With one place, as INEP would publish it. */
  published: Decimal;
  target: Decimal;
  /** From here on the target is published. */
  threshold: Decimal;
  /** Null when the target is reached. */
  missing: Decimal | null;
}

const whole = (value: number): Decimal => ({ digits: BigInt(value), scale: 0 });
const TENTH: Decimal = { digits: 1n, scale: 1 };

/** A number of the form; null while it is none, or out of range. */
function within(text: string, max: number): Decimal | null {
  const value = parseDecimal(text);
  return value && !isNegative(value) && compare(value, whole(max)) <= 0 ? value : null;
}

/** Null while a number is missing. Without anything to aim at the target is the next tenth. */
export function estimateOf(
  { approvalRate, saebScore }: { approvalRate: string; saebScore: string },
  aim: Decimal | null,
): Estimate | null {
  const [approval, score] = [within(approvalRate, 100), within(saebScore, 10)];
  if (!approval || !score) return null;
  const product = quickProduct(approval, score);
  const published = roundHalfUp(product, 1);
  const next = compare(published, whole(10)) < 0 ? add(published, TENTH) : published;
  const { aim: target, threshold, missing } = distanceTo(aim ?? next, product);
  return { index: printedIndex(product), published, target, threshold, missing };
}

/** What the school aims at: the answer's own, else its goal. */
export const aimOf = (answer: OutlookAnswer | null, { goal }: Pick<Board, 'goal'>): Decimal | null =>
  decimal(answer?.aim.ideb) ?? goal?.value ?? null;

/** The two numbers of the newest edition that has both. */
export const figuresToTry = ({ records }: Pick<Board, 'records'>) =>
  records.findLast((record) => knownApproval(record) !== null && record.printedScore !== null) ?? null;
