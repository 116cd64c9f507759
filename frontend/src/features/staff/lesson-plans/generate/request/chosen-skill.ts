import type { BnccSkill } from '@/api/bncc';

/** A skill that the plan is to be for; of one that an address names, the words are yet to be read. */
export interface ChosenSkill {
  code: string;
  description: string | null;
}

export const chosenOf = ({ code, description }: BnccSkill): ChosenSkill => ({ code, description });

/** Those chosen with others after them, each once. */
export const withOthers = (
  known: readonly ChosenSkill[],
  others: readonly ChosenSkill[],
): readonly ChosenSkill[] => [
  ...known,
  ...others.filter((other) => !known.some(({ code }) => code === other.code)),
];
