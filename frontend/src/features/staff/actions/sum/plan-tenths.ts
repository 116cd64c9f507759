import { type Decimal, roundHalfUp, subtract, toNumber } from '@/domain/decimal';

/** Where a plan's marks stand on the zoomed rule, in percent of the width. */
export interface PlanTenths {
  /** The published values side by side, in tenths: 50 is 5,0. */
  tenths: readonly number[];
  /** What the index publishes now, and the goal, in tenths. */
  published: number;
  goal: number;
  now: number;
  all: number;
  withoutLate: number;
  /** The tenths whose words stand at their end, and those that have room for few of them. */
  far: ReadonlySet<number>;
  mid: ReadonlySet<number>;
}

const FEWEST = 3;
const MOST = 6;
const LAST = 100;
/** So much of a tenth its words take. */
const WORDS = 0.3;

const inTenths = (value: Decimal): number => Math.round(toNumber(value) * 10);
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** From where the index stands now to the goal and to where the plan leads, and one tenth beyond. */
export function planTenths(now: Decimal, all: Decimal, withoutLate: Decimal, target: Decimal): PlanTenths {
  const [published, goal, reached] = [
    inTenths(roundHalfUp(now, 1)),
    inTenths(target),
    inTenths(roundHalfUp(all, 1)),
  ];
  // In the first half of its tenth the mark would leave no room for its words.
  const before = toNumber(now) * 10 < published ? 1 : 0;
  const count = clamp(Math.max(goal, reached) - published + before + 2, FEWEST, MOST);
  const first = clamp(published - before, 0, LAST + 1 - count);
  const start: Decimal = { digits: BigInt(first * 10 - 5), scale: 2 };
  const place = (value: Decimal) => clamp((toNumber(subtract(value, start)) / (count / 10)) * 100, 0, 100);
  const marks = [now, all, withoutLate].map((value) => (place(value) / 100) * count);
  /** Whether a mark stands where the words of a tenth begin, and whether one stands where they would end. */
  const isTaken = (step: number, from: number, to: number) =>
    marks.some((mark) => mark - step >= from && mark - step < to);
  const tenths = Array.from({ length: count }, (_, step) => first + step);
  const far = tenths.filter((_, step) => isTaken(step, 0, WORDS) && !isTaken(step, 1 - WORDS, 1));
  const mid = tenths.filter((_, step) => isTaken(step, 0, WORDS) && isTaken(step, 1 - WORDS, 1));
  return {
    tenths,
    published,
    goal,
    now: place(now),
    all: place(all),
    withoutLate: place(withoutLate),
    far: new Set(far),
    mid: new Set(mid),
  };
}
