import type { Lock, Plan, PlanChange, SingleLever } from '@/api/calculation';
import { compare, decimal } from '@/domain/decimal';
import { formatLeast, formatRate } from '@/domain/own-places';
import { articleOf, type Stage, testedGrades } from '@/domain/index/stage';

import { planText } from './plan.text';

export const allLocks: readonly Lock[] = ['lp', 'mt', 'aprovacao'];

type Named = Pick<SingleLever, 'lever' | 'grade'>;

/** "Matemática", "Aprovação, 6º ano", "Aprovação, só o 6º ano". */
export function leverName({ lever, grade }: Named, alone = false): string {
  if (lever === 'lp' || lever === 'mt') return planText.subjects[lever];
  if (lever === 'aprovacao' || grade === null) return planText.approvalOfAll;
  return alone ? planText.approvalOnly(articleOf(grade), grade) : planText.approvalOf(grade);
}

/** The same inside a sentence: "Matemática", "a aprovação do 6º ano". */
function spokenName({ lever, grade }: Named): string {
  if (lever === 'lp' || lever === 'mt') return planText.subjects[lever];
  return grade === null ? planText.theApprovalOfAll : planText.theApprovalOf(articleOf(grade), grade);
}

export const isRate = ({ lever }: Pick<SingleLever, 'lever'>): boolean =>
  lever === 'aprovacao' || lever === 'grade';

/** A lever's value with its unit: "258,94" or "94,0 %". */
export const leverValue = (lever: Pick<SingleLever, 'lever'>, value: string | null): string =>
  isRate(lever) ? formatRate(value) : formatLeast(value, 2);

/** Whether it stands where the scale does not reach: its points count from the start on. */
export const isBelowScale = ({ current, start }: SingleLever): boolean => inOrder(current, start) < 0;

const inOrder = (a: string, b: string): number => {
  const [left, right] = [decimal(a), decimal(b)];
  return left && right ? compare(left, right) : 0;
};

/** The levers that are shown first (both subjects, the nearest grade), and the other grades. */
export function splitSingles(single: readonly SingleLever[]): { main: SingleLever[]; rest: SingleLever[] } {
  const grades = single.filter((lever) => lever.lever === 'grade');
  const reachable = grades.filter((lever) => lever.difference !== null);
  const nearest =
    reachable.toSorted((a, b) => inOrder(a.difference ?? '', b.difference ?? ''))[0] ?? grades[0];
  const main = single.filter((lever) => lever.lever !== 'grade' || lever === nearest);
  return { main, rest: grades.filter((lever) => lever !== nearest) };
}

const moves = (change: PlanChange): boolean => inOrder(change.current, change.needed) !== 0;

function where(change: PlanChange, stage: Stage): string {
  const grade = testedGrades[stage];
  return isRate(change) ? '' : planText.atGrade(articleOf(grade), grade);
}

export interface FreeSolution {
  sentence: string;
  /** More than two movements read better as a list. */
  list: string[];
}

/** What has to move when the rest is held, in words. Null when the goal is met. */
export function freeSolution(plan: Plan, locked: readonly Lock[], stage: Stage): FreeSolution | null {
  if (plan.met) return null;
  if (locked.length === allLocks.length) return { sentence: planText.allHeld, list: [] };
  if (!plan.free) return { sentence: planText.nothingHeld, list: [] };
  if (!plan.free.feasible) return { sentence: planText.outOfReach(plan.target), list: [] };
  const changes = plan.free.changes.filter(moves);
  const say = (change: PlanChange, name: string) => ({
    name,
    current: leverValue(change, change.current),
    needed: leverValue(change, change.needed),
    where: where(change, stage),
  });
  const [first, second] = changes;
  const start = locked.length === 0 ? planText.nothingFixed : planText.restFixed;
  if (first && changes.length === 1)
    return { sentence: planText.needs(start, say(first, spokenName(first))), list: [] };
  if (first && second && changes.length === 2) {
    return {
      sentence: planText.needsBoth(start, say(first, spokenName(first)), say(second, spokenName(second))),
      list: [],
    };
  }
  return {
    sentence: planText.needsAll(start),
    list: changes.map((change) => planText.goesTo(say(change, leverName(change)))),
  };
}
