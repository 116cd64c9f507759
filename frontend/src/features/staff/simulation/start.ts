import type { Goal } from '@/api/index/goals';
import type { IdebRecord } from '@/api/index/ideb';
import type { Simulation } from '@/api/index/simulations';
import { formatDateTime } from '@/domain/dates';
import { toInput } from '@/domain/decimal';
import { ownGoal } from '@/domain/index/goal';
import { knownApproval } from '@/domain/index/known-approval';
import { type Stage, stageLabels } from '@/domain/index/stage';

import { emptyOfficial, officialOfRecord, officialOfSimulation } from './official/official-values';
import { emptyQuick, quickOfRecord, quickOfSimulation } from './quick/quick-values';
import type { OfficialValues, QuickValues } from './scenario/parameters.schema';
import { simulationText } from './simulation.text';

/** Where the numbers in a form came from. */
export type Origin =
  | { kind: 'edition'; year: number; stage: Stage }
  | { kind: 'simulation'; name: string; createdAt: string; stage: Stage | null }
  | { kind: 'none' };

/** "Partindo da edição 2023, Anos Finais."; null for a form that began empty. */
export function originSentence(origin: Origin): string | null {
  switch (origin.kind) {
    case 'edition':
      return simulationText.fromEdition(origin.year, stageLabels[origin.stage]);
    case 'simulation':
      return simulationText.fromSimulation(origin.name, formatDateTime(origin.createdAt));
    case 'none':
      return null;
  }
}

export interface Start<V> {
  values: V;
  origin: Origin;
}

export interface SchoolFigures {
  records: readonly IdebRecord[];
  goals: readonly Goal[];
}

/** Everything the official formula asks for. */
export const hasInputs = (record: IdebRecord): boolean =>
  record.proficiencyLp !== null &&
  record.proficiencyMt !== null &&
  record.approvalByGrade.some((grade) => grade.rate !== null);

/** Some of it: some tables tell no approval by grade. */
const hasSome = (record: IdebRecord): boolean =>
  record.proficiencyLp !== null ||
  record.proficiencyMt !== null ||
  record.approvalByGrade.some((grade) => grade.rate !== null);

const newestFirst = (a: { year: number }, b: { year: number }): number => b.year - a.year;

const ofStage = (records: readonly IdebRecord[], stage: Stage): IdebRecord[] =>
  records.filter((record) => record.stage === stage).toSorted(newestFirst);

/** The years the school has inputs of, newest first. */
export const editionsOf = (records: readonly IdebRecord[], stage: Stage): number[] => [
  ...new Set(
    ofStage(records, stage)
      .filter(hasSome)
      .map((record) => record.year),
  ),
];

/** The school's own goal in force, as typed; empty without one. */
const goalText = ({ records, goals }: SchoolFigures, stage: Stage): string =>
  toInput(ownGoal(goals, records, stage)?.goal);

const fromEdition = (record: IdebRecord): Origin => ({
  kind: 'edition',
  year: record.year,
  stage: record.stage,
});

/** The official form for a stage: from the edition asked for, else from the newest one with all inputs, else with some. */
export function officialStart(figures: SchoolFigures, stage: Stage, year?: number): Start<OfficialValues> {
  const found = ofStage(figures.records, stage);
  const target = goalText(figures, stage);
  const record =
    year === undefined
      ? (found.find(hasInputs) ?? found.find(hasSome))
      : found.find((candidate) => candidate.year === year);
  if (record && hasSome(record))
    return { values: officialOfRecord(record, target), origin: fromEdition(record) };
  const edition = year ?? found[0]?.year;
  return {
    values: emptyOfficial(stage, edition === undefined ? '' : String(edition), target),
    origin: { kind: 'none' },
  };
}

/** The quick form for a stage: approval and N of the newest edition that has both. */
export function quickStart(figures: SchoolFigures, stage: Stage): Start<QuickValues> {
  const target = goalText(figures, stage);
  const record = ofStage(figures.records, stage).find(
    (candidate) => knownApproval(candidate) !== null && candidate.printedScore !== null,
  );
  return record
    ? { values: quickOfRecord(record, target), origin: fromEdition(record) }
    : { values: emptyQuick(stage, target), origin: { kind: 'none' } };
}

const fromSimulation = (simulation: Simulation): Origin => ({
  kind: 'simulation',
  name: simulation.name,
  createdAt: simulation.createdAt,
  stage: simulation.stage,
});

export const officialStartOf = (simulation: Simulation, stage: Stage): Start<OfficialValues> => ({
  values: officialOfSimulation(simulation, stage),
  origin: fromSimulation(simulation),
});

export const quickStartOf = (simulation: Simulation, stage: Stage): Start<QuickValues> => ({
  values: quickOfSimulation(simulation, stage),
  origin: fromSimulation(simulation),
});
