import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Schemas } from '@/api/wire/address';
import { deferred } from '@/test/deferred';
import { answered, finished, playable, questionAt, running } from '@/test/pupils';
import { refuse } from '@/test/server';

import { openPupils } from '@/app/pupil/test-page';
import { play, press, statement } from './test-quiz';

const due = (count: number): Schemas['DueReview'] => ({
  due: count,
  later: 0,
  nextOn: null,
  bySubject: count === 0 ? [] : [{ subjectId: playable.id, subject: playable.name, due: count }],
});

const untimed = { remainingMs: null };
const review = running({
  review: true,
  timeMode: 'sem_tempo',
  limitSeconds: null,
  question: questionAt(1, untimed),
});

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn<typeof window.scrollTo>()));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('what was missed before', () => {
  it('is one press away: its address has nothing to choose, and waits for what is due', async () => {
    const started: unknown[] = [];
    const read = deferred<Schemas['DueReview']>();
    await openPupils(`/saeb-simulator?subject=${playable.id}&erros=sim`, {
      'GET /api/students/{id}/review': () => read.promise,
      'POST /api/quiz/start': ({ body }) => {
        started.push(body);
        return review;
      },
    });
    expect(await screen.findByText('Revisão: sem tempo e sem pontos.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Começar a revisão' })).toBeNull();
    read.resolve(due(12));
    expect(await screen.findByText('12 questões para rever')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Começar a revisão');
    expect(await statement(1)).toBeVisible();
    expect(screen.getByText('Revisão de Matemática')).toBeVisible();
    expect(started).toEqual([
      { subjectId: playable.id, difficulty: 'misto', totalQuestions: 10, review: true },
    ]);
  });

  it('says that nothing is due, and offers a quiz', async () => {
    await openPupils(`/saeb-simulator?subject=${playable.id}&erros=sim`, {});
    expect(await screen.findByText('Nada para rever hoje')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Jogar um quiz' }));
    expect(await screen.findByRole('radio', { name: /Matemática/ })).toBeChecked();
    const title = screen.getByRole('heading', { name: 'Simulador SAEB' });
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('is offered beside a quiz of the subject', async () => {
    await openPupils('/saeb-simulator', { 'GET /api/students/{id}/review': () => due(1) });
    await userEvent.click(await screen.findByRole('radio', { name: /Matemática/ }));
    expect(screen.getByText(/Só questões que você errou antes: sem tempo e sem pontos/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Rever 1 erro' }));
    const title = await screen.findByRole('heading', { name: 'Rever erros' });
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('tells that there is nothing any more', async () => {
    await openPupils(`/saeb-simulator?subject=${playable.id}&erros=sim`, {
      'GET /api/students/{id}/review': () => due(2),
      'POST /api/quiz/start': () => refuse(409, 'Você não tem erros para rever hoje.'),
    });
    await screen.findByText('2 questões para rever');
    await press('Começar a revisão');
    expect(await screen.findByRole('alert')).toHaveTextContent('Você não tem erros para rever hoje.');
  });

  it('is played without a word of points or time, to its end', async () => {
    await play(
      {
        'POST /api/quiz/answer': () =>
          answered({ points: 0, score: 0, totalQuestions: 1, nextQuestion: null }),
        'POST /api/quiz/{id}/finish': () =>
          finished({ score: 0, experience: { ...finished().experience, gained: 0 } }),
      },
      { ...review, totalQuestions: 1 },
    );
    await statement(1);
    expect(screen.queryByText('Pontos')).toBeNull();
    await userEvent.keyboard('a{Enter}');
    expect(await screen.findByText('Correto!')).toBeVisible();
    expect(screen.queryByText(/pontos|próxima questão/)).toBeNull();
    await press('Continuar');
    expect(await screen.findByRole('heading', { name: 'Quiz concluído!' })).toBeVisible();
    expect(screen.queryByText('Pontos')).toBeNull();
    expect(screen.queryByText(/^Você ganhou/)).toBeNull();
  });
});
