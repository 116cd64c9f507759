import type { IdebRecord } from '@/api/index/ideb';
import { toInput } from '@/domain/decimal';
import { type Stage, stageGrades } from '@/domain/index/stage';

import { lacksOf } from '@/parts/index/lacks';
import { isMeasured } from '@/parts/index/measured';
import { emptyFigures, type FiguresValues, numberFields } from './figures.schema';

export type OwnRecord = IdebRecord & { id: number };

/** Given by the school itself, typed or by spreadsheet. */
export const isOwn = (record: IdebRecord): record is OwnRecord =>
  record.source === 'escola' && record.id !== null;

export const ownRecord = (records: readonly IdebRecord[], stage: Stage, year: string): OwnRecord | null =>
  records.filter(isOwn).find((one) => one.stage === stage && String(one.year) === year) ?? null;

/** What the form shows of an edition: the figures the school has given, else nothing. */
export function figuresOf(records: readonly IdebRecord[], stage: Stage, year: string): FiguresValues {
  const empty = emptyFigures(stage, year);
  const known = ownRecord(records, stage, year);
  if (!known) return empty;
  return {
    ...empty,
    idebScore: isDerived(known) ? '' : toInput(known.idebScore),
    approvalRate: toInput(known.approvalRate),
    proficiencyLp: toInput(known.proficiencyLp),
    proficiencyMt: toInput(known.proficiencyMt),
    mecGoal: toInput(known.mecGoal),
    approvalByGrade: stageGrades[stage].map((grade) =>
      toInput(known.approvalByGrade.find((one) => one.grade === grade)?.rate),
    ),
  };
}

/** With both proficiencies and every grade the server calculates the index, and refuses another. */
const isDerived = (record: IdebRecord): boolean => lacksOf(record).length === 0;

/** Another edition's figures, and over them what was typed: what differs from the edition left behind. */
export function carryOver(values: FiguresValues, left: FiguresValues, next: FiguresValues): FiguresValues {
  const typed = numberFields.filter((field) => values[field] !== left[field]);
  return {
    ...next,
    ...Object.fromEntries(typed.map((field) => [field, values[field]])),
    approvalByGrade: next.approvalByGrade.map((rate, place) => {
      const kept = values.approvalByGrade[place] ?? '';
      return kept === (left.approvalByGrade[place] ?? '') ? rate : kept;
    }),
  };
}

/** Whether the form holds numbers that are not saved. */
export const hasTyped = (values: FiguresValues, saved: FiguresValues): boolean =>
  numberFields.some((field) => values[field].trim() !== saved[field]) ||
  values.approvalByGrade.some((rate, place) => rate.trim() !== saved.approvalByGrade[place]);

/** Where typing goes on after an edition: the nearest without figures, a newer one first. */
export function nextEdition(years: readonly number[], year: number, known: readonly IdebRecord[]): number {
  const open = years.filter((one) => !known.some((record) => record.year === one && isMeasured(record)));
  return open.findLast((one) => one > year) ?? open.find((one) => one < year) ?? year;
}
