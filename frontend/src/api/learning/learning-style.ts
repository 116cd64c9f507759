import { address, type Schemas } from '@/api/wire/address';
// Nothing is written by what is asked here.
// oxlint-disable-next-line no-restricted-imports
import { ask } from '@/api/wire/client';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type LearningStyle = Schemas['LearningStyle'];
export type LearningProfile = Schemas['LearningProfile'];
export type LearningAnalysis = Schemas['LearningAnalysis'];
export type LearningBehaviors = Schemas['LearningBehaviors'];

/** How a pupil studies; null waits. */
export const useLearningStyle = (pupil: number | null): Resource<LearningStyle> =>
  useResource(pupil === null ? null : address('/api/students/{id}/learning-style', { id: pupil }));

/** A part of what a pupil did, the newest first; `after` as the part before said; null waits. */
export const useLearningBehaviors = (
  pupil: number | null,
  after: string | null = null,
): Resource<LearningBehaviors> =>
  useResource(
    pupil === null
      ? null
      : address('/api/students/{id}/learning-behaviors', { id: pupil, ...(after !== null && { after }) }),
  );

/** An analysis of invented figures, of which nothing is kept. */
export const exampleAnalysis = (pupil: number): Promise<LearningAnalysis> =>
  ask('/api/students/{id}/demo-learning-analysis', { id: pupil });

export function useLearningWrites() {
  const { post } = useWrite();
  return {
    analyze: (pupil: number): Promise<LearningAnalysis> =>
      post('/api/students/{id}/analyze-learning-style', { id: pupil }),
  };
}
