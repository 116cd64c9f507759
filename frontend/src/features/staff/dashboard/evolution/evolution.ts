import type { SimulationInsights } from '@/api/index/simulations';
import { compare, type Decimal, decimal, toNumber } from '@/domain/decimal';
import { nextExam } from '@/domain/index/edition-years';

import type { Board, Target } from '../board';

type Monthly = SimulationInsights['monthly'];

/** What the drawing takes of the simulations of a stage. */
export type Simulated = Pick<SimulationInsights, 'monthly' | 'spread' | 'count'>;

/** Months drawn; the whole history stands on the simulation page. */
const MONTHS = 12;
const AXIS = { min: 4, max: 8 };
/** A single point is no evolution. */
const FEWEST = 2;

/** From the least to the most that was simulated, at the edition that is simulated for. */
export interface SimulatedRange {
  year: number;
  count: number;
  least: Decimal;
  most: Decimal;
}

export interface Evolution {
  /** Odd years without a gap, oldest first, up to the school's own goal and to the edition that is simulated for. */
  years: readonly number[];
  months: Monthly;
  /** A value a year. */
  index: readonly (Decimal | null)[];
  target: readonly (Decimal | null)[];
  /** A value a month. */
  simulations: readonly (Decimal | null)[];
  range: SimulatedRange | null;
  ownGoal: Target | null;
  /** Editions whose index the school gave itself. */
  ownYears: readonly number[];
  /** Whether the other editions are the demonstration's, not INEP's. */
  invented: boolean;
  /** Whether there is more than one point in time. */
  isDrawn: boolean;
  min: number;
  max: number;
}

export function evolutionOf(
  { records, goal }: Board,
  simulated: Simulated,
  today: Date = new Date(),
): Evolution {
  const shown = records.filter((record) => record.idebScore !== null || record.mecGoal !== null);
  const months = simulated.monthly.toSorted((a, b) => a.month.localeCompare(b.month)).slice(-MONTHS);
  const ownGoal = goal?.origin === 'escola' ? goal : null;
  const latest = records.findLast((record) => record.idebScore !== null)?.year ?? null;
  const range = rangeOf(simulated, latest, ownGoal, nextExam(today));
  const dated = [...shown.map((record) => record.year), ...(ownGoal ? [ownGoal.year] : [])];
  const years = withoutGaps([...dated, ...(range ? [range.year] : [])]);
  const at = (year: number) => records.find((record) => record.year === year);
  const series = {
    index: years.map((year) => decimal(at(year)?.idebScore)),
    target: years.map((year) => decimal(at(year)?.mecGoal)),
    simulations: months.map((month) => decimal(month.average)),
  };
  const ownYears = years.filter((year) => {
    const record = at(year);
    return record?.source === 'escola' && record.idebScore !== null;
  });
  const ends = [ownGoal?.value ?? null, range?.least ?? null, range?.most ?? null];
  return {
    ...series,
    years,
    months,
    range,
    ownGoal,
    ownYears,
    invented: records.some((record) => record.source === 'inventado'),
    isDrawn: new Set(dated).size + months.length >= FEWEST,
    ...axisOf([...series.index, ...series.target, ...series.simulations, ...ends]),
  };
}

/** What is simulated is the goal's edition, where that is still to come; else the one of the next exam. */
function rangeOf(
  { spread, count }: Simulated,
  latest: number | null,
  goal: Target | null,
  next: number,
): SimulatedRange | null {
  const [least, most] = [decimal(spread?.min), decimal(spread?.max)];
  const isAhead = goal && (latest === null || goal.year > latest);
  const year = isAhead ? goal.year : latest === null ? null : Math.max(latest + 2, next);
  return year !== null && least && most ? { year, count, least, most } : null;
}

function withoutGaps(years: readonly number[]): number[] {
  if (years.length === 0) return [];
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: Math.floor((last - first) / 2) + 1 }, (_, step) => first + 2 * step);
}

/** 4 to 8, widened to whole numbers around the data within 0 to 10. */
export function axisOf(values: readonly (Decimal | null)[]): { min: number; max: number } {
  const known = values.flatMap((value) => (value ? [toNumber(value)] : []));
  return {
    min: Math.max(0, Math.min(AXIS.min, ...known.map(Math.floor))),
    max: Math.min(10, Math.max(AXIS.max, ...known.map(Math.ceil))),
  };
}

export type Trend =
  | { kind: 'single'; to: number }
  | { kind: 'every' }
  | { kind: 'up' | 'down' | 'same'; from: number; to: number };

export interface AgainstTarget {
  kind: 'below' | 'reached';
  /** The editions of the run that lasts to the latest target. */
  from: number;
  to: number;
}

const sign = (a: Decimal, b: Decimal) => Math.sign(compare(a, b));

export function trendOf({ years, index }: Evolution): Trend | null {
  const known = years.flatMap((year, place) => {
    const value = index[place];
    return value ? [{ year, value }] : [];
  });
  const [before, last] = [known.at(-2), known.at(-1)];
  if (!last) return null;
  if (!before) return { kind: 'single', to: last.year };
  // An edition without an index is one at which it is not known to have grown.
  const grows = known.every(({ year, value }, place) => {
    const earlier = known[place - 1];
    return !earlier || (year - earlier.year === 2 && compare(value, earlier.value) > 0);
  });
  if (grows && known.length > 2) return { kind: 'every' };
  const kinds = { [-1]: 'down', 0: 'same', 1: 'up' } as const;
  const kind = kinds[sign(last.value, before.value) as -1 | 0 | 1];
  return { kind, from: before.year, to: last.year };
}

export function againstTarget({ years, index, target }: Evolution): AgainstTarget | null {
  const editions = years.map((year, place) => {
    const [value, aim] = [index[place], target[place]];
    return { year, kind: value && aim ? (compare(value, aim) < 0 ? 'below' : 'reached') : null } as const;
  });
  const last = editions.findLast(({ kind }) => kind !== null);
  if (!last?.kind) return null;
  const run = editions.slice(0, editions.indexOf(last) + 1);
  // An edition without an index, or without a target, ends the run: nothing is said of it.
  const from = run[run.findLastIndex(({ kind }) => kind !== last.kind) + 1]?.year ?? last.year;
  return { kind: last.kind, from, to: last.year };
}
