import type { IdebRecord } from '@/api/index/ideb';
import type { NewSimulation, Simulation } from '@/api/index/simulations';
import { decimal, type Decimal, formatDecimal, roundHalfUp, toInput } from '@/domain/decimal';
import { placesOf } from '@/domain/own-places';
import { quickIndex, quickProduct } from '@/domain/index/quick-index';
import { knownApproval } from '@/domain/index/known-approval';
import { printedIndex } from '@/domain/index/printed-index';
import type { Stage } from '@/domain/index/stage';

import { isSameNumber } from '../official/official-values';
import type { QuickValues, quickForm } from '../scenario/parameters.schema';

/** What the quick form reads. */
export type QuickInput = ReturnType<typeof quickForm.parse>;

/** A quick estimate and the numbers it came from. */
export interface QuickResult extends QuickInput {
  /** With two places, as it is saved. */
  index: Decimal;
  /** As it is printed. */
  printed: Decimal;
}

export const emptyQuick = (stage: Stage, targetIdeb: string): QuickValues => ({
  stage,
  approvalRate: '',
  saebScore: '',
  targetIdeb,
});

/** Without needless zeros, as a person would type it. */
function shown(value: string | null, most: number): string {
  const read = decimal(value);
  if (!read) return '';
  const rounded = roundHalfUp(read, most);
  return formatDecimal(rounded, placesOf(rounded, 1));
}

/** Of an edition: the approval of the whole stage, and N with two places. */
export const quickOfRecord = (record: IdebRecord, targetIdeb: string): QuickValues => ({
  stage: record.stage,
  approvalRate: shown(knownApproval(record), 2),
  saebScore: shown(record.printedScore, 2),
  targetIdeb,
});

export const quickOfSimulation = (simulation: Simulation, stage: Stage): QuickValues => ({
  stage,
  approvalRate: shown(simulation.approvalRate, 2),
  saebScore: shown(simulation.saebScore, 2),
  targetIdeb: toInput(simulation.targetIdeb),
});

/** Null while a field is empty or no number. */
export function estimate(input: QuickInput): QuickResult | null {
  const approval = decimal(input.approvalRate);
  const saeb = decimal(input.saebScore);
  if (!approval || !saeb) return null;
  return { ...input, index: quickIndex(approval, saeb), printed: printedIndex(quickProduct(approval, saeb)) };
}

/** Whether two forms, or a form and its estimate, hold the same numbers. */
export const isSameQuick = (a: QuickValues, b: QuickValues | QuickResult): boolean =>
  a.stage === b.stage &&
  isSameNumber(a.approvalRate, b.approvalRate) &&
  isSameNumber(a.saebScore, b.saebScore) &&
  isSameNumber(a.targetIdeb, b.targetIdeb);

export const quickSimulation = (result: QuickResult): NewSimulation => ({
  approvalRate: result.approvalRate,
  saebScore: result.saebScore,
  targetIdeb: result.targetIdeb,
  stage: result.stage,
});
