import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type LearningRecommendation = Schemas['LearningRecommendation'];
/** What is absent stays as it is; `isEffective` null takes the judgement back. */
export type MarkRecommendation = Schemas['MarkRecommendation'];

/** What a pupil may practise, what comes first first; null waits. */
export const useRecommendations = (pupil: number | null): Resource<LearningRecommendation[]> =>
  useResource(pupil === null ? null : address('/api/students/{id}/learning-recommendations', { id: pupil }));

/** The skills that are to be practised from memory, and were not yet. */
export const practisedOf = (list: readonly LearningRecommendation[]): number[] =>
  list
    .filter((one) => one.recommendationType === 'pratica_de_memoria' && !one.isImplemented)
    .flatMap(({ skills }) => skills.map(({ skillId }) => skillId));

export function useRecommendationWrites() {
  const { patch } = useWrite();
  return {
    mark: (id: number, body: MarkRecommendation): Promise<LearningRecommendation> =>
      patch('/api/learning-recommendations/{id}', { id, body }),
  };
}
