import type { IdebRecord, ProficiencyLevel } from '@/api/index/ideb';
import {
  compare,
  type Decimal,
  decimal,
  isNegative,
  multiply,
  negate,
  roundHalfUp,
  subtract,
  toWire,
} from '@/domain/decimal';
import { printedIndex } from '@/domain/index/printed-index';

import type { Board } from '../board';

/** One figure of the edition and its change since the edition before. */
export interface OriginRow {
  key: string;
  value: Decimal | null;
  change: Decimal | null;
  /** Of a proficiency: what it means. */
  level?: ProficiencyLevel | null;
}

export interface Origin {
  year: number;
  since: number | null;
  record: IdebRecord;
  score: OriginRow;
  indicator: OriginRow;
  proficiencies: readonly OriginRow[];
  grades: readonly OriginRow[];
}

/** The inputs of the latest index beside those of the index before. */
export function originOf({ records, index }: Board): Origin | null {
  const record = records.find((candidate) => candidate.year === index?.year);
  if (!index || !record) return null;
  const before = records.find((candidate) => candidate.year === index.change?.since);
  const row = (key: string, read: (from: IdebRecord) => string | null | undefined): OriginRow => {
    const value = decimal(read(record));
    const earlier = before ? decimal(read(before)) : null;
    return { key, value, change: value && earlier ? subtract(value, earlier) : null };
  };
  const rateOf = (grade: string) => (from: IdebRecord) =>
    from.approvalByGrade.find((entry) => entry.grade === grade)?.rate;
  return {
    year: index.year,
    since: before?.year ?? null,
    record,
    score: row('n', (from) => from.printedScore),
    indicator: row('p', (from) => from.printedIndicator),
    proficiencies: [
      { ...row('lp', (from) => from.proficiencyLp), level: record.levelLp },
      { ...row('mt', (from) => from.proficiencyMt), level: record.levelMt },
    ],
    grades: record.approvalByGrade
      .filter(({ rate }) => rate !== null)
      .map(({ grade }) => row(grade, rateOf(grade))),
  };
}

/** N × P as the closed card tells it: as short as whoever multiplies the figures still gets the result. */
export function sumOf({ record }: Origin): { score: Decimal; indicator: Decimal; index: Decimal } | null {
  const { line } = record;
  const read = (score: string | null, indicator: string | null, index: string | null) => {
    const [n, p, product] = [decimal(score), decimal(indicator), decimal(index)];
    return n && p && product ? { score: n, indicator: p, index: product } : null;
  };
  const exact = line ? read(line.score, line.indicator, line.product) : null;
  if (!exact) return null;
  const short = read(record.printedScore, record.printedIndicator, toWire(printedIndex(exact.index)));
  return short && follows(short) ? short : exact;
}

const follows = ({ score, indicator, index }: { score: Decimal; indicator: Decimal; index: Decimal }) =>
  compare(roundHalfUp(multiply(score, indicator), index.scale), index) === 0;

/** The grade whose approval fell more than that of any other since the edition before. */
export function fellMost({ grades }: Origin): { grade: string; fall: Decimal; alone: boolean } | null {
  const changed = grades.flatMap(({ key, change }) => (change ? [{ grade: key, change }] : []));
  const [least, next] = changed.toSorted((a, b) => compare(a.change, b.change));
  if (!least || !isNegative(least.change)) return null;
  if (next && compare(least.change, next.change) === 0) return null;
  return { grade: least.grade, fall: negate(least.change), alone: changed.length === 1 };
}

/** Who set the bands that are shown, by their words; none where none is. */
export function bandSources({ proficiencies }: Origin): { source: string; official: boolean }[] {
  const known = proficiencies.flatMap(({ level }) => (level?.band ? [level.band] : []));
  return known.filter(({ source }, place) => known.findIndex((band) => band.source === source) === place);
}
