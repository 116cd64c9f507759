import useSWR from 'swr';

import type { Schemas } from '@/api/wire/address';
import { ask, askForFile } from '@/api/wire/client';
import type { Problem } from '@/api/wire/problem';
import { upload } from '@/api/wire/upload';
import type { Resource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

import type { Question, QuestionFilter } from './questions';

export type NewQuestion = Omit<Schemas['SaveQuestion'], 'schoolId'>;
export type QuestionChange = Schemas['ChangeQuestion'];
export type QuestionFileFormat = Schemas['QuestionFileFormat'];
export type QuestionLosses = Schemas['QuestionLosses'];

/** Those of a filter, or some of them. */
export type QuestionsMeant = Partial<QuestionFilter> | { ids: number[] };

/** One image, of which nobody follows how it goes. */
const unwatched = () => ({
  onProgress: () => undefined,
  tell: () => undefined,
  signal: new AbortController().signal,
  rehearsal: false,
});

export function useQuestionActions(schoolId: number) {
  const { post, postOnce, put, del, written } = useWrite();
  return {
    create: (question: NewQuestion): Promise<Question> =>
      postOnce('/api/questions', { body: { ...question, schoolId } }),
    change: (id: number, body: QuestionChange): Promise<Question> => put('/api/questions/{id}', { id, body }),
    turn: (ids: readonly number[], status: Question['status']) =>
      post('/api/questions/status', { body: { ids: [...ids], status } }),
    remove: (id: number): Promise<void> => del('/api/questions/{id}', { id }),
    setImage: (id: number, file: File, alt: string): Promise<Question> =>
      written(upload('/api/questions/{id}/image', { id, body: { file, options: { alt } } }, unwatched())),
    removeImage: (id: number): Promise<Question> => del('/api/questions/{id}/image', { id }),
  };
}

/** Questions as a file that the import reads. */
export const exportQuestions = (
  school: number,
  format: QuestionFileFormat,
  meant: QuestionsMeant,
): Promise<Blob> =>
  askForFile('/api/school/{school}/questions/export', { school, body: { format, ...meant } });

/** What of them a format cannot carry. */
export function useLosses(
  school: number,
  format: QuestionFileFormat,
  meant: QuestionsMeant,
): Resource<QuestionLosses> {
  const body = { format, ...meant };
  const { data, error, isLoading, mutate } = useSWR<QuestionLosses, Problem>(
    `losses ${school} ${JSON.stringify(body)}`,
    () => ask('/api/school/{school}/questions/export/losses', { school, body }),
  );
  return { data, error, loading: isLoading, retry: () => void mutate().catch(() => undefined) };
}
