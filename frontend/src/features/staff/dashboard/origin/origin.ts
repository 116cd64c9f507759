import type { IdebRecord } from '@/api/ideb';
import { type Decimal, decimal, subtract } from '@/domain/decimal';

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
    proficiencies: [row('lp', (from) => from.proficiencyLp), row('mt', (from) => from.proficiencyMt)],
    grades: record.approvalByGrade
      .filter(({ rate }) => rate !== null)
      .map(({ grade }) => row(grade, rateOf(grade))),
  };
}
