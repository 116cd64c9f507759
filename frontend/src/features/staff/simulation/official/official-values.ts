import type { CalculationInput } from '@/api/calculation';
import type { GradeRate, IdebRecord } from '@/api/ideb';
import type { NewSimulation, Simulation } from '@/api/simulations';
import { compare, type Decimal, decimal, fromInput, parseDecimal, toInput } from '@/domain/decimal';
import { type Stage, stageGrades } from '@/domain/stage';

export const gradeFields = ['grade0', 'grade1', 'grade2', 'grade3', 'grade4'] as const;
export type GradeField = (typeof gradeFields)[number];

/** The official form as typed: texts with a decimal comma. An empty edition asks for the newest formula. */
export type OfficialValues = Record<GradeField, string> & {
  stage: Stage;
  edition: string;
  proficiencyLp: string;
  proficiencyMt: string;
  targetIdeb: string;
};

/** The fields of the stage's grades, in order. */
export const gradeFieldsOf = (stage: Stage): readonly GradeField[] =>
  gradeFields.slice(0, stageGrades[stage].length);

function gradeTexts(stage: Stage, rates: readonly GradeRate[]): Record<GradeField, string> {
  const texts = stageGrades[stage].map((grade) => rates.find((rate) => rate.grade === grade)?.rate);
  const [grade0, grade1, grade2, grade3, grade4] = texts.map(toInput);
  return {
    grade0: grade0 ?? '',
    grade1: grade1 ?? '',
    grade2: grade2 ?? '',
    grade3: grade3 ?? '',
    grade4: grade4 ?? '',
  };
}

export const emptyOfficial = (stage: Stage, edition: string, targetIdeb: string): OfficialValues => ({
  stage,
  edition,
  targetIdeb,
  proficiencyLp: '',
  proficiencyMt: '',
  ...gradeTexts(stage, []),
});

export const officialOfRecord = (record: IdebRecord, targetIdeb: string): OfficialValues => ({
  stage: record.stage,
  edition: String(record.year),
  targetIdeb,
  proficiencyLp: toInput(record.proficiencyLp),
  proficiencyMt: toInput(record.proficiencyMt),
  ...gradeTexts(record.stage, record.approvalByGrade),
});

export const officialOfSimulation = (simulation: Simulation, stage: Stage): OfficialValues => ({
  stage,
  edition: simulation.edition === null ? '' : String(simulation.edition),
  targetIdeb: toInput(simulation.targetIdeb),
  proficiencyLp: toInput(simulation.proficiencyLp),
  proficiencyMt: toInput(simulation.proficiencyMt),
  ...gradeTexts(stage, simulation.approvalByGrade),
});

/** Whether there is enough for a calculation: both subjects and a grade. */
export const isComplete = (values: OfficialValues): boolean =>
  parseDecimal(values.proficiencyLp) !== null &&
  parseDecimal(values.proficiencyMt) !== null &&
  gradeFieldsOf(values.stage).some((field) => parseDecimal(values[field]) !== null);

const TEN: Decimal = { digits: 10n, scale: 0 };

/** A proficiency below 10 is most likely a note: the points of the Saeb go from 0 to 500. */
export function looksLikeScore(proficiency: string): boolean {
  const points = parseDecimal(proficiency);
  return points !== null && compare(points, TEN) < 0;
}

export const calculationInput = (values: OfficialValues): CalculationInput => ({
  stage: values.stage,
  ...(values.edition === '' ? {} : { edition: Number(values.edition) }),
  proficiencyLp: fromInput(values.proficiencyLp) ?? '',
  proficiencyMt: fromInput(values.proficiencyMt) ?? '',
  approvalByGrade: gradeFieldsOf(values.stage).map((field) => fromInput(values[field])),
  targetIdeb: fromInput(values.targetIdeb),
});

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
  isSameInput(calculationInput(a), calculationInput(b));

/** Whether two inputs give the same calculation; what is held fixed plays no part. */
export const isSameInput = (a: CalculationInput, b: CalculationInput): boolean =>
  a.stage === b.stage &&
  a.edition === b.edition &&
  isSameNumber(a.proficiencyLp, b.proficiencyLp) &&
  isSameNumber(a.proficiencyMt, b.proficiencyMt) &&
  isSameNumber(a.targetIdeb, b.targetIdeb) &&
  a.approvalByGrade.length === b.approvalByGrade.length &&
  a.approvalByGrade.every((rate, place) => isSameNumber(rate, b.approvalByGrade[place]));
