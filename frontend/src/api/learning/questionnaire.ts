import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type Questionnaire = Schemas['Questionnaire'];
export type QuestionnaireReply = Schemas['ReplyToItem'];

/** The items, and to the pupil what they replied; null waits. */
export const useQuestionnaire = (pupil: number | null): Resource<Questionnaire> =>
  useResource(pupil === null ? null : address('/api/students/{id}/learning-questionnaire', { id: pupil }));

export function useQuestionnaireWrites() {
  const { put } = useWrite();
  return {
    /** All replies anew. */
    reply: (pupil: number, replies: QuestionnaireReply[]): Promise<Questionnaire> =>
      put('/api/students/{id}/learning-questionnaire', { id: pupil, body: { replies } }),
  };
}
