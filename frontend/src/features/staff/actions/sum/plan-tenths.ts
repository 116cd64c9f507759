import { type Decimal, roundHalfUp, subtract, toNumber } from '@/domain/decimal';

/** Where a plan's marks stand on the zoomed rule, in percent of the width. */
export interface PlanTenths {
  /** The published values side by side, in tenths: 50 is 5,0; each zone begins with one and holds `step` of them. */
  tenths: readonly number[];
  step: number;
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
/** So many tenths share a zone, the fewest that leave no more zones than there is room for. */
const STEPS = [1, 2, 5, 10];
/** So much of a zone its words take, and the mark beside them: those of one tenth, and those of several. */
const WORDS = { one: 0.34, several: 0.55 };

const inTenths = (value: Decimal): number => Math.round(toNumber(value) * 10);
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * From where the index stands now to the goal and to where the plan leads, and one tenth beyond. Where that is far, several
 * tenths share a zone, and the goal begins one.
 */
export function planTenths(now: Decimal, all: Decimal, withoutLate: Decimal, target: Decimal): PlanTenths {
  const [published, goal, reached] = [
    inTenths(roundHalfUp(now, 1)),
    inTenths(target),
    inTenths(roundHalfUp(all, 1)),
  ];
  // In the first half of its tenth the mark would leave no room for its words.
  const before = toNumber(now) * 10 < published ? 1 : 0;
  const from = published - before;
  const last = Math.min(Math.max(goal, reached) + 1, LAST);
  /** Of zones of so many tenths, where the first begins: at a whole number of them from the goal. */
  const beginOf = (step: number) => goal - Math.ceil((goal - from) / step) * step;
  const countOf = (step: number) => Math.floor((last - beginOf(step)) / step) + 1;
  const step = STEPS.find((one) => countOf(one) <= MOST) ?? 20;
  const count = Math.max(countOf(step), FEWEST);
  const first = step === 1 ? clamp(from, 0, LAST + 1 - count) : beginOf(step);
  const start: Decimal = { digits: BigInt(first * 10 - 5), scale: 2 };
  const width = (count * step) / 10;
  const place = (value: Decimal) => clamp((toNumber(subtract(value, start)) / width) * 100, 0, 100);
  const marks = [now, all, withoutLate].map((value) => (place(value) / 100) * count);
  /** Whether a mark stands where the words of a tenth begin, and whether one stands where they would end. */
  const isTaken = (zone: number, begin: number, end: number) =>
    marks.some((mark) => mark - zone >= begin && mark - zone < end);
  const words = step === 1 ? WORDS.one : WORDS.several;
  const tenths = Array.from({ length: count }, (_, zone) => first + zone * step);
  const far = tenths.filter((_, zone) => isTaken(zone, 0, words) && !isTaken(zone, 1 - words, 1));
  const mid = tenths.filter((_, zone) => isTaken(zone, 0, words) && isTaken(zone, 1 - words, 1));
  return {
    tenths,
    step,
    published,
    goal,
    now: place(now),
    all: place(all),
    withoutLate: place(withoutLate),
    far: new Set(far),
    mid: new Set(mid),
  };
}
