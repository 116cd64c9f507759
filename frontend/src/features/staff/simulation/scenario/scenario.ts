import type { Calculation, CalculationInput, Fraction } from '@/api/index/calculation';
import type { GradeRate } from '@/api/index/ideb';
import type { Simulation, SimulationMode } from '@/api/index/simulations';
import { type Decimal, decimal, differenceOf, toWire } from '@/domain/decimal';
import { type Stage, stageGrades, stages } from '@/domain/index/stage';

import { isSameNumber } from '../official/official-values';
import type { QuickResult } from '../quick/quick-values';

export const MOST_COMPARED = 4;
export const LEAST_COMPARED = 2;
export const CURRENT = 'atual';

/** One column of the comparison. */
export interface Scenario {
  key: string;
  /** Null for the calculation on screen. */
  name: string | null;
  /** Null for the calculation on screen, which is not saved. */
  createdAt: string | null;
  mode: SimulationMode;
  stage: Stage | null;
  edition: number | null;
  proficiencyLp: string | null;
  proficiencyMt: string | null;
  approval: readonly GradeRate[];
  /** N, or the standardised note typed in the quick mode; times the indicator it is the index. */
  score: string;
  /** P as a fraction; in the quick mode the approval rate as one. */
  indicator: string;
  /** Two places. */
  index: string;
  /** N × P, where the two figures above are only about it. */
  exact: Fraction | null;
  published: string | null;
  target: string | null;
}

/** A percentage as a fraction: "94.50" gives "0.9450". */
function fraction(percent: string): string {
  const read = decimal(percent);
  return read ? toWire({ digits: read.digits, scale: read.scale + 2 }) : percent;
}

export const savedScenario = (simulation: Simulation): Scenario => ({
  key: String(simulation.id),
  name: simulation.name,
  createdAt: simulation.createdAt,
  mode: simulation.mode,
  stage: simulation.stage,
  edition: simulation.edition,
  proficiencyLp: simulation.proficiencyLp,
  proficiencyMt: simulation.proficiencyMt,
  approval: simulation.approvalByGrade,
  score: simulation.line?.score ?? simulation.saebScore,
  indicator: simulation.line?.indicator ?? fraction(simulation.approvalRate),
  index: simulation.calculatedIdeb,
  exact: simulation.line?.exact ?? null,
  published: simulation.publishedIdeb,
  target: simulation.targetIdeb,
});

export const officialScenario = (calculation: Calculation, input: CalculationInput): Scenario => ({
  key: CURRENT,
  name: null,
  createdAt: null,
  mode: 'oficial',
  stage: input.stage,
  edition: input.edition ?? null,
  proficiencyLp: input.proficiencyLp,
  proficiencyMt: input.proficiencyMt,
  approval: stageGrades[input.stage].map((grade, place) => ({
    grade,
    rate: input.approvalByGrade[place] ?? null,
  })),
  score: calculation.line.score,
  indicator: calculation.line.indicator,
  index: calculation.calculatedIdeb,
  exact: calculation.line.exact,
  published: calculation.ideb,
  target: input.targetIdeb ?? null,
});

export const quickScenario = (result: QuickResult): Scenario => ({
  key: CURRENT,
  name: null,
  createdAt: null,
  mode: 'rapida',
  stage: result.stage,
  edition: null,
  proficiencyLp: null,
  proficiencyMt: null,
  approval: [],
  score: result.saebScore,
  indicator: fraction(result.approvalRate),
  index: toWire(result.index),
  exact: null,
  published: null,
  target: result.targetIdeb,
});

/** The grades with a rate in any scenario, stage by stage. */
export function gradesOf(scenarios: readonly Scenario[]): string[] {
  const known = new Set(
    scenarios.flatMap(({ approval }) => approval.filter(({ rate }) => rate).map(({ grade }) => grade)),
  );
  return stages.flatMap((stage) => stageGrades[stage].filter((grade) => known.has(grade)));
}

export const rateOf = (scenario: Scenario, grade: string): string | null =>
  scenario.approval.find((rate) => rate.grade === grade)?.rate ?? null;

/** How far the index lies above the first one's. */
export const differenceTo = (first: Scenario, scenario: Scenario): Decimal | null =>
  differenceOf(scenario.index, first.index);

/** What a person typed; what was reckoned from it follows. */
const typedIn = ({ mode, proficiencyLp, proficiencyMt, score, indicator, target }: Scenario) =>
  mode === 'oficial' ? [proficiencyLp, proficiencyMt, target] : [indicator, score, target];

/** Whether both hold the same simulation, saved or not. */
export function isSameScenario(a: Scenario, b: Scenario): boolean {
  const [left, right] = [typedIn(a), typedIn(b)];
  return (
    a.mode === b.mode &&
    a.stage === b.stage &&
    a.edition === b.edition &&
    left.every((value, place) => isSameNumber(value, right[place])) &&
    gradesOf([a, b]).every((grade) => isSameNumber(rateOf(a, grade), rateOf(b, grade)))
  );
}

/** The letter a scenario goes by: A, B, C, D. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place);

/** Adds or takes away one choice, never more than the table holds. */
export function toggleChoice(chosen: readonly string[], key: string): string[] {
  if (chosen.includes(key)) return chosen.filter((other) => other !== key);
  return chosen.length < MOST_COMPARED ? [...chosen, key] : [...chosen];
}
