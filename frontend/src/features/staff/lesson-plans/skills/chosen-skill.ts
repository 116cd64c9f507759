import type { BnccSkill } from '@/api/bncc';
import type { Discipline } from '@/domain/bncc/discipline';
import { MOST_CODES } from '@/domain/lesson/limits';

export type DescribedSkill = Pick<BnccSkill, 'code' | 'description'>;

/** A skill that the plan is for; of one that an address or a plan names, the words are yet to be read. */
export interface ChosenSkill {
  code: string;
  description: string | null;
}

/** Of what a plan is: where a search for its skills begins. */
export interface SkillPlace {
  discipline: Discipline | null;
  grade: string | null;
}

export const chosenOf = ({ code, description }: DescribedSkill): ChosenSkill => ({ code, description });

/** Those chosen with others after them, each once, as many as a plan may have. */
export const withOthers = (
  known: readonly ChosenSkill[],
  others: readonly ChosenSkill[],
): readonly ChosenSkill[] =>
  [...known, ...others.filter((other) => !known.some(({ code }) => code === other.code))].slice(
    0,
    MOST_CODES,
  );

export const without = (known: readonly ChosenSkill[], ...codes: readonly string[]): readonly ChosenSkill[] =>
  known.filter(({ code }) => !codes.includes(code));
