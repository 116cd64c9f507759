import type { CoveredSkill } from '@/api/lessons/coverage';

/** The bimesters of a year, and what has no day. */
export const periods = [1, 2, 3, 4, null] as const;

export type Period = (typeof periods)[number];

/** What there is of a skill in a part of the year. */
export interface Covered {
  plans: number;
  questions: number;
  hits: number;
  answers: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What there is of a skill in a part of the year, of a class or of all. */
export function coveredIn(skill: CoveredSkill, period: Period, classId: number | null): Covered {
  const isMeant = (one: { classId: number | null; bimester: number | null }): boolean =>
    one.bimester === period && (classId === null || one.classId === classId);
  const asked = skill.asked.filter(isMeant);
  return {
    plans: sum(skill.plans.filter(isMeant).map(({ count }) => count)),
    questions: sum(asked.map(({ questions }) => questions)),
    hits: sum(asked.map(({ hits }) => hits)),
    answers: sum(asked.map(({ answers }) => answers)),
  };
}

export const isCovered = ({ plans, questions }: Covered): boolean => plans > 0 || questions > 0;

/** Whether a skill appeared at all. */
export const hasAppeared = (skill: CoveredSkill, classId: number | null): boolean =>
  periods.some((period) => isCovered(coveredIn(skill, period, classId)));

/** Whole percents of what was answered right; null where nothing was answered. */
export const rateOf = ({ hits, answers }: Covered): number | null =>
  answers === 0 ? null : Math.round((hits / answers) * 100);
