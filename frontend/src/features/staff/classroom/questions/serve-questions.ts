import { act } from '@testing-library/react';

import type { QuestionChange } from '@/api/questions/question-actions';
import type { Question } from '@/api/questions/questions';
import type { CurrentUser } from '@/api/session/session';
import { bakery, maths } from '@/test/questions';
import { type Answers, counted, serve } from '@/test/server';

import { gestor, openClassroom, press } from '../test-page';

const ADDRESS = '/classroom?aba=questoes';
const teacher: CurrentUser = { ...gestor, rights: ['question.create', 'question.import'] };

/** A server that keeps questions, the newest first, and what was sent to it. */
export function serveQuestions(questions: Question[], more: Answers = {}) {
  const sent: { to: string; body: unknown }[] = [];
  const asked: URLSearchParams[] = [];
  const keep = (to: string, body: unknown) => void sent.push({ to, body });
  serve({
    'GET /api/school/{school}/subjects': () => [maths],
    'GET /api/school/{school}/skills': () => [
      { id: 8, subjectId: maths.id, source: 'own', name: 'Frações', text: null, questions: 2 },
    ],
    'GET /api/bncc/skills': () => ({ loaded: false, total: 0, skills: [], next: null, similar: false }),
    'GET /api/users': () => [{ id: 1, name: 'Carlos Lima', role: 'professor', account: null }],
    'GET /api/school/{school}/questions/counts': () => ({
      total: questions.length,
      active: questions.filter(({ isActive }) => isActive).length,
    }),
    'GET /api/school/{school}/questions': ({ url: { searchParams } }) => {
      asked.push(searchParams);
      const q = searchParams.get('q') ?? '';
      const before = Number(searchParams.get('before') ?? Number.POSITIVE_INFINITY);
      const fitting = questions.filter(({ question }) => question.includes(q));
      const limit = Number(searchParams.get('limit'));
      return counted(fitting.filter(({ id }) => id < before).slice(0, limit), fitting.length);
    },
    'POST /api/questions': ({ body, url }) => {
      keep(url.pathname, body);
      return bakery;
    },
    'PUT /api/questions/{id}': ({ body, url }) => {
      keep(url.pathname, body);
      return { ...bakery, ...(body as QuestionChange & Partial<Question>) } as Question;
    },
    'POST /api/questions/status': ({ body, url }) => {
      keep(url.pathname, body);
      return { changed: body.ids.length };
    },
    ...more,
  });
  return { sent, asked };
}

/** So many questions, the newest first. */
export const many = (count: number): Question[] =>
  Array.from({ length: count }, (_, at) => ({
    ...bakery,
    id: count - at,
    question: `Questão de número ${count - at}`,
  }));

export const fromMenu = async (statement: string, entry: string) => {
  await press(`Mais ações para a questão ${statement}`);
  await press(entry);
};

/** The tab, whose file comes on its own, with what else its address says. */
export const openBank = (more = ''): Promise<void> =>
  act(async () => openClassroom(`${ADDRESS}${more}`, teacher));
