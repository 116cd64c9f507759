import { address, type Schemas } from '@/api/wire/address';
import { patiently } from '@/api/wire/again/patience';
// A question's answer carries the verdict and what comes next: it reads nothing anew, so that one call a question is enough.
// oxlint-disable-next-line no-restricted-imports
import { post, read } from '@/api/wire/client';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type Quiz = Schemas['Quiz'];
export type QuizQuestion = Schemas['QuizQuestion'];
export type QuizAnswered = Schemas['QuizAnswered'];
export type QuizFinished = Schemas['QuizFinished'];
export type QuizReview = Schemas['QuizReview'];
export type ReviewedQuestion = Schemas['ReviewedQuestion'];
export type QuizRules = Schemas['QuizRules'];
export type NewQuiz = Schemas['StartQuiz'];
export type GivenAnswer = Schemas['AnswerQuiz'];

/** The quiz that runs, here or on another device: as a card on the home shows it. */
export const useCurrentQuiz = (): Resource<{ quiz: Quiz | null }> =>
  useResource(address('/api/quiz/current'));

/** A quiz that has ended, with its key. */
export const useQuizReview = (id: number): Resource<QuizReview> =>
  useResource(address('/api/quiz/{id}', { id }));

export const useQuizRules = (): Resource<QuizRules> => useResource(address('/api/quiz/rules'));

/** Anew each time: whoever plays asks what is true at this moment. */
export const readCurrentQuiz = async (): Promise<Quiz | null> => (await read('/api/quiz/current')).quiz;

/** The question whose turn it is, with the time that it has left; refused with 409 where none is left. */
export const readQuestion = (id: number): Promise<QuizQuestion> =>
  read('/api/quiz/{id}/next-question', { id });

/** The address of a question's image. */
export const questionImage = (quizId: number, file: number): string =>
  address('/api/quiz/{id}/image/{file}', { id: quizId, file });

export function useQuizActions() {
  const { written } = useWrite();
  return {
    start: (body: NewQuiz): Promise<Quiz> => patiently(() => post('/api/quiz/start', { body })),
    /** The same again is the same answer, however often it is sent. */
    answer: (body: GivenAnswer): Promise<QuizAnswered> => patiently(() => post('/api/quiz/answer', { body })),
    /** The clock of the question whose turn it is begins anew; once a question. */
    present: (id: number): Promise<QuizQuestion> => patiently(() => post('/api/quiz/{id}/present', { id })),
    /** Points, level and achievements are read anew. */
    finish: (id: number): Promise<QuizFinished> =>
      written(patiently(() => post('/api/quiz/{id}/finish', { id }))),
    abandon: (id: number): Promise<void> => written(post('/api/quiz/{id}/abandon', { id })),
  };
}
