import type { IdebRecord } from '@/api/index/ideb';
import type { IndicatorKind } from '@/domain/action/indicator';
import type { Stage } from '@/domain/index/stage';

export interface Baseline {
  value: string;
  year: number;
}

function figureOf(record: IdebRecord, kind: IndicatorKind, grade: string): string | null {
  switch (kind) {
    case 'lp':
      return record.proficiencyLp;
    case 'mt':
      return record.proficiencyMt;
    case 'aprovacao':
      return record.approvalRate;
    case 'grade':
      return record.approvalByGrade.find((one) => one.grade === grade)?.rate ?? null;
    case 'indice':
      return record.idebScore;
  }
}

/** What is measured as the newest edition has it that knows it; null where none does. */
export function baselineOf(
  records: readonly IdebRecord[],
  stage: Stage,
  kind: IndicatorKind,
  grade: string,
): Baseline | null {
  const known = records.flatMap((record) => {
    const value = record.stage === stage ? figureOf(record, kind, grade) : null;
    return value === null ? [] : [{ value, year: record.year }];
  });
  return known.toSorted((a, b) => b.year - a.year)[0] ?? null;
}
