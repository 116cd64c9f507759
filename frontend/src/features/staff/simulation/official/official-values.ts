import type { CalculationInput } from '@/api/index/calculation';
import type { GradeRate, IdebRecord } from '@/api/index/ideb';
import type { NewSimulation, Simulation } from '@/api/index/simulations';
import { compare, decimal, parseDecimal, toInput, type Decimal } from '@/domain/decimal';
import { type Stage, stageGrades } from '@/domain/index/stage';

import { officialForm, type OfficialValues } from '../scenario/parameters.schema';

/** By place of the stage's grades, a missing one empty. */
const rateTexts = (stage: Stage, rates: readonly GradeRate[]): string[] =>
  stageGrades[stage].map((grade) => toInput(rates.find((rate) => rate.grade === grade)?.rate));

export const emptyOfficial = (stage: Stage, edition: string, targetIdeb: string): OfficialValues => ({
  stage,
  edition,
  targetIdeb,
  proficiencyLp: '',
  proficiencyMt: '',
  approvalByGrade: rateTexts(stage, []),
});

export const officialOfRecord = (record: IdebRecord, targetIdeb: string): OfficialValues => ({
  stage: record.stage,
  edition: String(record.year),
  targetIdeb,
  proficiencyLp: toInput(record.proficiencyLp),
  proficiencyMt: toInput(record.proficiencyMt),
  approvalByGrade: rateTexts(record.stage, record.approvalByGrade),
});

export const officialOfSimulation = (simulation: Simulation, stage: Stage): OfficialValues => ({
  stage,
  edition: simulation.edition === null ? '' : String(simulation.edition),
  targetIdeb: toInput(simulation.targetIdeb),
  proficiencyLp: toInput(simulation.proficiencyLp),
  proficiencyMt: toInput(simulation.proficiencyMt),
  approvalByGrade: rateTexts(stage, simulation.approvalByGrade),
});

/** Whether there is enough for a calculation: both subjects and a grade. */
export const isComplete = (values: OfficialValues): boolean =>
  parseDecimal(values.proficiencyLp) !== null &&
  parseDecimal(values.proficiencyMt) !== null &&
  values.approvalByGrade.some((rate) => parseDecimal(rate) !== null);

const TEN: Decimal = { digits: 10n, scale: 0 };

/** A proficiency below 10 is most likely a note: the points of the Saeb go from 0 to 500. */
export function looksLikeScore(proficiency: string): boolean {
  const points = parseDecimal(proficiency);
  return points !== null && compare(points, TEN) < 0;
}

/** What the official form reads, as it is sent. */
export function calculationInput({
  edition,
  ...input
}: ReturnType<typeof officialForm.parse>): CalculationInput {
  return { ...input, ...(edition === undefined ? {} : { edition }) };
}

/** What is typed at this moment, right or wrong. */
export const typedInput = (values: OfficialValues): CalculationInput =>
  calculationInput(officialForm.parse(values));

export const officialSimulation = (input: CalculationInput): NewSimulation => ({
  mode: 'oficial',
  stage: input.stage,
  ...(input.edition === undefined ? {} : { edition: input.edition }),
  proficiencyLp: input.proficiencyLp,
  proficiencyMt: input.proficiencyMt,
  approvalByGrade: input.approvalByGrade,
  targetIdeb: input.targetIdeb ?? null,
});

/** Equal numbers, however they are written; absent equals absent. */
export function isSameNumber(a: string | null | undefined, b: string | null | undefined): boolean {
  const [left, right] = [decimal(a), decimal(b)];
  return left && right ? compare(left, right) === 0 : left === right;
}

/** Whether two forms hold the same numbers. */
export const isSameOfficial = (a: OfficialValues, b: OfficialValues): boolean =>
  isSameInput(typedInput(a), typedInput(b));

/** Whether two inputs give the same calculation; what is held fixed plays no part. */
export const isSameInput = (a: CalculationInput, b: CalculationInput): boolean =>
  a.stage === b.stage &&
  a.edition === b.edition &&
  isSameNumber(a.proficiencyLp, b.proficiencyLp) &&
  isSameNumber(a.proficiencyMt, b.proficiencyMt) &&
  isSameNumber(a.targetIdeb, b.targetIdeb) &&
  a.approvalByGrade.length === b.approvalByGrade.length &&
  a.approvalByGrade.every((rate, place) => isSameNumber(rate, b.approvalByGrade[place]));
