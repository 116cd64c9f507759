import type { IdebRecord } from '@/api/index/ideb';
import type { IndicatorKind } from '@/domain/action/indicator';
import { decimal, roundHalfUp, toWire } from '@/domain/decimal';
import { printedIndex } from '@/domain/index/printed-index';
import type { Stage } from '@/domain/index/stage';

const HUNDREDTHS = 2;

/** With two places where the figures that make it are known; else as it was published, with one. */
function indexOf({ line, idebScore }: IdebRecord): string | null {
  const product = decimal(line?.product);
  return product ? toWire(roundHalfUp(printedIndex(product), HUNDREDTHS)) : idebScore;
}

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
      return indexOf(record);
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
