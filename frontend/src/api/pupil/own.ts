import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type Achievement = Schemas['Achievement'];
export type Achievements = Schemas['Achievements'];
export type PupilRanking = Schemas['PupilRanking'];
export type SkillMastery = Schemas['SkillMastery'];
export type DueReview = Schemas['DueReview'];
export type Classmate = Schemas['Classmate'];
/** What a pupil is told of the class. */
export type OwnClass = Pick<Schemas['Class'], 'id' | 'name' | 'year' | 'stage' | 'shift'>;

/** Points, level and place; among all pupils of the class, or in one subject. */
export const useRanking = (id: number, subjectId?: number): Resource<PupilRanking> =>
  useResource(address('/api/students/{id}/ranking', { id, ...(subjectId !== undefined && { subjectId }) }));

export const useAchievements = (id: number): Resource<Achievements> =>
  useResource(address('/api/students/{id}/achievements', { id }));

export const useMastery = (id: number): Resource<SkillMastery[]> =>
  useResource(address('/api/students/{id}/mastery', { id }));

export const useDueReview = (id: number): Resource<DueReview> =>
  useResource(address('/api/students/{id}/review', { id }));

/** The latest quizzes, the newest first. */
export const useQuizzes = (id: number, limit: number): Resource<Schemas['Quiz'][]> =>
  useResource(address('/api/students/{id}/quiz-sessions', { id, limit }));

/** Quizzes and hits by subject. */
export const useResults = (id: number): Resource<Schemas['QuizResults']> =>
  useResource(address('/api/students/{id}/results', { id }));

/** The pupil's class; null waits. */
export const useOwnClass = (id: number | null): Resource<OwnClass> =>
  useResource(id === null ? null : address('/api/classes/{id}', { id }));

/** Who is in the class, the pupil among them, by first name and initial; null waits. */
export const useClassmates = (id: number | null): Resource<Classmate[]> =>
  useResource(id === null ? null : address('/api/classes/{id}/students', { id }));

export function useOwnActions(id: number) {
  const { put } = useWrite();
  return {
    /** Leaves the ranking, or comes back to it. */
    hide: (hidden: boolean): Promise<void> =>
      put('/api/students/{id}/ranking/visibility', { id, body: { hidden } }),
  };
}
