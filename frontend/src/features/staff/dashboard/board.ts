import type { Goal } from '@/api/goals';
import type { IdebRecord } from '@/api/ideb';
import { compare, type Decimal, decimal, subtract, toNumber } from '@/domain/decimal';
import { ownGoal } from '@/domain/index/goal';
import { type Stage, stages } from '@/domain/index/stage';
import { isMeasured } from '@/parts/index/measured';

/** A figure of the latest edition that has it, against the edition before. */
export interface Figure {
  value: Decimal;
  year: number;
  source: IdebRecord['source'];
  change: { value: Decimal; since: number } | null;
  /** Every edition's value, oldest first; for drawing. */
  series: readonly number[];
}

export interface Target {
  value: Decimal;
  year: number;
}

export interface GoalInForce extends Target {
  origin: 'escola' | 'mec';
}

/** What the dashboard says of one stage. */
export interface Board {
  stage: Stage;
  /** The stage's editions, oldest first. */
  records: readonly IdebRecord[];
  index: Figure | null;
  approval: Figure | null;
  /** N, the standardised score. */
  learning: Figure | null;
  goal: GoalInForce | null;
  /** The last target of the ministry. */
  official: Target | null;
  /** The latest edition, when INEP published it without an index. */
  unpublishedYear: number | null;
}

export function boardOf(all: readonly IdebRecord[], goals: readonly Goal[], stage: Stage): Board {
  const records = all.filter((record) => record.stage === stage).toSorted((a, b) => a.year - b.year);
  const index = figureOf(records, (record) => record.idebScore);
  const official = officialTarget(records);
  const last = records.findLast(isMeasured);
  return {
    stage,
    records,
    index,
    approval: figureOf(records, (record) => record.approvalRate),
    learning: figureOf(records, (record) => record.standardizedScore),
    goal: schoolGoal(goals, records, stage) ?? (official ? { ...official, origin: 'mec' } : null),
    official,
    unpublishedYear: last?.source === 'inep' && last.idebScore === null ? last.year : null,
  };
}

function figureOf(
  records: readonly IdebRecord[],
  read: (record: IdebRecord) => string | null,
): Figure | null {
  const known = records.flatMap((record) => {
    const value = decimal(read(record));
    return value ? [{ value, year: record.year, source: record.source }] : [];
  });
  const [before, now] = [known.at(-2), known.at(-1)];
  if (!now) return null;
  const change = before ? { value: subtract(now.value, before.value), since: before.year } : null;
  return { ...now, change, series: known.map(({ value }) => toNumber(value)) };
}

function officialTarget(records: readonly IdebRecord[]): Target | null {
  const last = records.findLast((record) => decimal(record.mecGoal) !== null);
  const value = decimal(last?.mecGoal);
  return last && value ? { value, year: last.year } : null;
}

function schoolGoal(
  goals: readonly Goal[],
  records: readonly IdebRecord[],
  stage: Stage,
): GoalInForce | null {
  const chosen = ownGoal(goals, records, stage);
  const value = decimal(chosen?.goal);
  return chosen && value ? { value, year: chosen.year, origin: 'escola' } : null;
}

/** What the index still lacks; null when the goal is met or one of both is unknown. */
export function missingToGoal({ index, goal }: Pick<Board, 'index' | 'goal'>): Decimal | null {
  if (!index || !goal || compare(index.value, goal.value) >= 0) return null;
  return subtract(goal.value, index.value);
}

/** The stage of the address; else the first one, unless only a later one has figures. */
export function chooseStage(asked: Stage | null, records: readonly IdebRecord[]): Stage {
  if (asked) return asked;
  const first = (has: (record: IdebRecord) => boolean) =>
    stages.find((stage) => records.some((record) => record.stage === stage && has(record)));
  return first((record) => record.idebScore !== null) ?? first(() => true) ?? 'anos_iniciais';
}
