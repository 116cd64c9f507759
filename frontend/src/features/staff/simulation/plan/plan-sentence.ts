import type { Lock, Way } from '@/api/index/calculation';
import { compare, decimal } from '@/domain/decimal';
import { formatLeast, formatRate } from '@/domain/own-places';
import { gradeWords } from '@/domain/index/grade-words';
import { articleOf, type Stage } from '@/domain/index/stage';

import { planText } from './plan.text';

/** In the order in which they are offered to move. */
export const allLocks: readonly Lock[] = ['aprovacao', 'mt', 'lp'];

type Named = Pick<Way, 'lever' | 'grade'>;

/** "Matemática", "Aprovação", "Aprovação, 6º ano" */
export function leverName({ lever, grade }: Named): string {
  if (lever === 'lp' || lever === 'mt') return planText.subjects[lever];
  return lever === 'aprovacao' || grade === null ? planText.approvalOfAll : planText.approvalOf(grade);
}

/** The same of a thing that moves alone: "Aprovação, todos os anos", "Aprovação, só o 6º ano". */
export function wayName(named: Named, stage: Stage): string {
  const { lever, grade } = named;
  if (lever === 'aprovacao') return planText.approvalOfEach(gradeWords[stage].all);
  return lever === 'grade' && grade !== null
    ? planText.approvalOnly(articleOf(grade), grade)
    : leverName(named);
}

export const isRate = ({ lever }: Pick<Way, 'lever'>): boolean => lever === 'aprovacao' || lever === 'grade';

/** A lever's value with its unit: "258,94" or "94,0 %". */
export const leverValue = (lever: Pick<Way, 'lever'>, value: string | null): string =>
  isRate(lever) ? formatRate(value) : formatLeast(value, 2);

/** Whether it stands where the scale does not reach: its points count from the start on. */
export function isBelowScale({ current, start }: Way): boolean {
  const [left, right] = [decimal(current), decimal(start)];
  return left !== null && right !== null && compare(left, right) < 0;
}

/** What is shown first (subjects, all grades together, the grade that takes least), and the other grades. */
export function splitSingles(single: readonly Way[]): { main: Way[]; rest: Way[] } {
  const nearest = single.find((way) => way.lever === 'grade');
  const isMain = (way: Way) => way.lever !== 'grade' || way === nearest;
  return { main: single.filter(isMain), rest: single.filter((way) => !isMain(way)) };
}
