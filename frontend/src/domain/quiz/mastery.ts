export type MasteryLevel = 'domina' | 'quase' | 'treinar' | 'sem_resposta';

interface Mastered {
  level: MasteryLevel;
  mastery: number;
  subject: string;
}

const order: Readonly<Record<MasteryLevel, number>> = {
  treinar: 0,
  sem_resposta: 1,
  quase: 2,
  domina: 3,
};

/** How many of three lights are on: as the level's word says, which the server chooses. */
export const lightsOf: Readonly<Record<MasteryLevel, number>> = {
  sem_resposta: 0,
  treinar: 1,
  quase: 2,
  domina: 3,
};

/** What is most worth training first. */
export const byNeed = (a: Mastered, b: Mastered): number =>
  order[a.level] - order[b.level] || a.mastery - b.mastery;

/** By subject, the one with most to train first, each sorted by need. */
export function bySubject<S extends Mastered>(
  skills: readonly S[],
): readonly (readonly [string, readonly S[]])[] {
  const groups = new Map<string, S[]>();
  for (const skill of skills.toSorted(byNeed)) {
    groups.set(skill.subject, [...(groups.get(skill.subject) ?? []), skill]);
  }
  return [...groups];
}

/** What is not mastered, what is most worth training first; of those at one level, what is recommended. */
export function trainNext<S extends Mastered & { skillId: number }>(
  skills: readonly S[],
  recommended: readonly number[],
): S[] {
  const isLater = ({ skillId }: S): number => (recommended.includes(skillId) ? 0 : 1);
  return skills
    .filter(({ level }) => level !== 'domina' && level !== 'sem_resposta')
    .toSorted((a, b) => order[a.level] - order[b.level] || isLater(a) - isLater(b) || byNeed(a, b));
}

/** The skill to train now: one that is almost mastered goes after one that is not; null where all are. */
export const bestToTrain = <S extends Mastered>(skills: readonly S[]): S | null =>
  skills.filter(({ level }) => level !== 'domina').toSorted(byNeed)[0] ?? null;
