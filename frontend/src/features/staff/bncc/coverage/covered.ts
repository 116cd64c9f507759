import type { CoveredSkill, MetSkill } from '@/api/lessons/coverage';

/** The bimesters of a year, and what has no day. */
export const periods = [1, 2, 3, 4, null] as const;

export type Period = (typeof periods)[number];

/** What there is of a skill in a part of the year. */
export interface Covered {
  plans: number;
  questions: number;
}

/** What there is of a skill in a part of the year, of a class or of all. */
export function coveredIn(skill: CoveredSkill, period: Period, classId: number | null): Covered {
  const count = (met: readonly MetSkill[]): number =>
    met
      .filter((one) => one.bimester === period && (classId === null || one.classId === classId))
      .reduce((all, one) => all + one.count, 0);
  return { plans: count(skill.plans), questions: count(skill.asked) };
}

export const isCovered = ({ plans, questions }: Covered): boolean => plans > 0 || questions > 0;

/** Whether a skill appeared at all. */
export const hasAppeared = (skill: CoveredSkill, classId: number | null): boolean =>
  periods.some((period) => isCovered(coveredIn(skill, period, classId)));
