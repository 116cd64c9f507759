import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { Pace } from '@/api/people/pupil-quiz';
import { award, ranked, running } from '@/test/pupils';
import { type Answers, refuse } from '@/test/server';

import { caio, openStudents, person, serveStudents } from '../test-page';

afterEach(() => vi.unstubAllGlobals());

const played: Answers = {
  'GET /api/students/{id}/pace': () => ({ timeMode: 'normal', mayChange: true }),
  'GET /api/students/{id}/ranking': () => ranked,
  'GET /api/students/{id}/achievements': () => ({
    unlocked: [award],
    locked: [{ ...award, type: 'dez_quizzes', unlockedAt: null }],
  }),
  'GET /api/students/{id}/quiz-sessions': () => [
    running({ id: 2, status: 'abandonado', totalQuestions: 10, correctAnswers: 3, score: 0, question: null }),
    running({
      id: 1,
      status: 'concluido',
      totalQuestions: 10,
      correctAnswers: 8,
      score: 112,
      question: null,
    }),
  ],
};

const open = (answers: Answers = {}) => {
  serveStudents([caio], { ...played, ...answers });
  return openStudents('/students?aluno=31&aba=quiz');
};

it('shows what the pupil reached and the latest quizzes', async () => {
  await open();
  const points = await screen.findByText('1.180');
  expect(points).toBeVisible();
  expect(screen.getByText('72 %').textContent).toBe('72\u00a0%');
  const pace = await screen.findByRole('heading', { name: 'Tempo para cada questão' });
  expect(points.compareDocumentPosition(pace) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByText(/Sem tempo, cada certa vale 13 pontos\.$/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Conquistas: 1 de 2' })).toBeVisible();
  expect(screen.getByText('Volta por cima')).toBeVisible();
  expect(await screen.findByRole('cell', { name: '8 de 10' })).toBeVisible();
  expect(screen.getByText('nível misto, não terminou')).toBeVisible();
});

it('changes the time of the next quizzes', async () => {
  let timeMode: Pace = 'normal';
  const sent: unknown[] = [];
  await open({
    'GET /api/students/{id}/pace': () => ({ timeMode, mayChange: true }),
    'PUT /api/students/{id}/pace': ({ body }) => {
      sent.push(body);
      timeMode = body.timeMode as Pace;
    },
  });
  await act(async () => person.click(await screen.findByRole('radio', { name: '60 segundos' })));
  expect(await screen.findByText('Tempo do quiz mudado')).toBeVisible();
  expect(sent).toEqual([{ timeMode: 'tempo_extra' }]);
  expect(screen.getByRole('radio', { name: '60 segundos' })).toBeChecked();
});

it('a time that was refused goes back to what it is, with the reason', async () => {
  await open({ 'PUT /api/students/{id}/pace': () => refuse(403, 'Só quem leciona na turma.') });
  await act(async () => person.click(await screen.findByRole('radio', { name: 'Sem tempo' })));
  expect(await screen.findByText('Só quem leciona na turma.')).toBeVisible();
  expect(screen.getByRole('radio', { name: '30 segundos' })).toBeChecked();
});

it('who may not change the time reads it, and of who never played it says so', async () => {
  await open({
    'GET /api/students/{id}/pace': () => ({ timeMode: 'sem_tempo', mayChange: false }),
    'GET /api/students/{id}/ranking': () => ({ ...ranked, totalQuizzes: 0 }),
    'GET /api/students/{id}/quiz-sessions': () => [],
  });
  expect(await screen.findByText('Sem tempo')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(await screen.findByText('Ainda não jogou')).toBeVisible();
  expect(screen.queryByText('Últimos quizzes')).toBeNull();
});
