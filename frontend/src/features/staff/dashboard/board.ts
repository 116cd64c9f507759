import type { Goal } from '@/api/index/goals';
import type { IdebRecord } from '@/api/index/ideb';
import { type Decimal, decimal, subtract } from '@/domain/decimal';
import { ownGoal } from '@/domain/index/goal';
import type { Stage } from '@/domain/index/stage';
import { isMeasured } from '@/parts/index/measured';

/** A figure of the latest edition that has it, against the edition before. */
export interface Figure {
  value: Decimal;
  year: number;
  source: IdebRecord['source'];
  change: { value: Decimal; since: number } | null;
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
  /** The latest index that INEP published: places and comparisons are only those of published results. */
  published: Figure | null;
  approval: Figure | null;
  /** N, the standardised score. */
  learning: Figure | null;
  goal: GoalInForce | null;
  /** Whether INEP's files know the school, in whatever stage. */
  isKnown: boolean;
  /** The last target of the ministry. */
  official: Target | null;
  /** The latest edition, when INEP published it without an index. */
  unpublishedYear: number | null;
  /** A later edition of the school's own, which has figures but not all that its index takes. */
  incomplete: IdebRecord | null;
}

export function boardOf(all: readonly IdebRecord[], goals: readonly Goal[], stage: Stage): Board {
  const records = all.filter((record) => record.stage === stage).toSorted((a, b) => a.year - b.year);
  const index = figureOf(records, (record) => record.idebScore);
  const official = officialTarget(records);
  const last = records.findLast(isMeasured);
  return {
    stage,
    records,
    isKnown: all.some((record) => record.source !== 'escola'),
    index,
    published: figureOf(
      records.filter((record) => record.source !== 'escola'),
      (record) => record.idebScore,
    ),
    approval: figureOf(records, (record) => record.approvalRate),
    learning: figureOf(records, (record) => record.printedScore),
    goal: schoolGoal(goals, records, stage) ?? (official ? { ...official, origin: 'mec' } : null),
    official,
    unpublishedYear: last?.source === 'inep' && last.idebScore === null ? last.year : null,
    incomplete: last?.source === 'escola' && last.idebScore === null ? last : null,
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
  return { ...now, change };
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
