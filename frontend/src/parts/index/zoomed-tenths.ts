import { compare, type Decimal, roundHalfUp, subtract, toNumber } from '@/domain/decimal';

/** What stands on the zoomed rule. */
export interface Zoomed {
  /** The published values side by side, in tenths: 50 is 5,0. */
  tenths: readonly number[];
  /** What the index publishes, in tenths. */
  published: number;
  goal: number;
  reached: boolean;
  /** Where the mark stands, and where the goal begins, in percent of the width. */
  at: number;
  aim: number;
  /** The goal's words would leave the rule: they stand at its end. */
  ends: boolean;
  /** The mark stands in the first half of its tenth, or where the word would be. */
  far: boolean;
  mid: boolean;
}

const FEWEST = 4;
const MOST = 6;
const LAST = 100;
/** From here on, in percent of the width, the goal's words end at the edge. */
const EDGE = 75;

const inTenths = (value: Decimal): number => Math.round(toNumber(value) * 10);

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Four tenths around the index, up to six where the goal is further away. */
export function zoomedTenths(
  index: Decimal,
  target: Decimal,
  threshold: Decimal,
  says: Decimal | null,
): Zoomed {
  const published = inTenths(says ?? roundHalfUp(index, 1));
  const goal = inTenths(target);
  const count = clamp(goal - published + 3, FEWEST, MOST);
  const first = clamp(published - 1, 0, LAST + 1 - count);
  const start: Decimal = { digits: BigInt(first * 10 - 5), scale: 2 };
  const place = (value: Decimal) => (toNumber(subtract(value, start)) / (count / 10)) * 100;
  const reached = compare(index, threshold) >= 0;
  const at = clamp(place(index), 0, 100);
  const within = (at / 100) * count - (published - first);
  return {
    tenths: Array.from({ length: count }, (_, step) => first + step),
    published,
    goal,
    reached,
    at,
    aim: reached ? at : Math.min(100, place(threshold)),
    ends: !reached && place(threshold) > EDGE,
    far: within < 0.5,
    mid: within > 0.34 && within < 0.66,
  };
}
