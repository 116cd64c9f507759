import type { IdebRecord } from '@/api/ideb';
import { compare, type Decimal, decimal, formatDecimal, roundHalfUp, subtract } from '@/domain/decimal';

import type { Board } from '../board';

/** One figure of the edition and its change since the edition before. */
export interface OriginRow {
  key: string;
  value: Decimal | null;
  change: Decimal | null;
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
  const record = records.find((one) => one.year === index?.year);
  if (!index || !record) return null;
  const before = records.find((one) => one.year === index.change?.since);
  const row = (key: string, read: (from: IdebRecord) => string | null | undefined): OriginRow => {
    const value = decimal(read(record));
    const earlier = before ? decimal(read(before)) : null;
    return { key, value, change: value && earlier ? subtract(value, earlier) : null };
  };
  const rateOf = (grade: string) => (from: IdebRecord) =>
    from.approvalByGrade.find((one) => one.grade === grade)?.rate;
  return {
    year: index.year,
    since: before?.year ?? null,
    record,
    score: row('n', (from) => from.standardizedScore),
    indicator: row('p', (from) => from.performanceIndicator),
    proficiencies: [row('lp', (from) => from.proficiencyLp), row('mt', (from) => from.proficiencyMt)],
    grades: record.approvalByGrade
      .filter(({ rate }) => rate !== null)
      .map(({ grade }) => row(grade, rateOf(grade))),
  };
}

/** The product with as few places as do not seem to round to another index: 4,7499 and not 4,75. */
export function honestProduct(product: string, index: string): string {
  const [value, published] = [decimal(product), decimal(index)];
  if (!value || !published) return formatDecimal(value, 2);
  const isHonest = (places: number) => compare(roundHalfUp(roundHalfUp(value, places), 1), published) === 0;
  const places = [2, 3, 4].find(isHonest);
  return formatDecimal(value, places);
}
