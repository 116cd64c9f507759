import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { GivenAnswer } from '@/api/pupil/quiz';
import { answered, award, finished, questionAt, running } from '@/test/pupils';

import { address } from '@/app/pupil/test-page';
import { play, press, statement, stopClock } from './test-quiz';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

describe('a whole quiz', () => {
  it('all right, by keyboard alone', async () => {
    const sent: GivenAnswer[] = [];
    await play({
      'POST /api/quiz/answer': ({ body }) => {
        sent.push(body);
        return sent.length === 1
          ? answered()
          : answered({ score: 30, correctAnswers: 2, streak: 2, nextQuestion: null });
      },
      'POST /api/quiz/{id}/finish': () => finished(),
    });
    await statement(1);
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual([]);
    await userEvent.keyboard('b');
    expect(screen.getByRole('radio', { name: /40 pães/ })).toBeChecked();
    await userEvent.keyboard('1{Enter}');
    expect(await screen.findByText('Correto!')).toBeVisible();
    expect(screen.getByText('+15 pontos')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continuar' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const question = await statement(2);
    await waitFor(() => expect(question).toHaveFocus());
    await userEvent.keyboard('a{Enter}');
    await screen.findByText('Correto!');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Quiz concluído!' })).toBeVisible();
    expect(screen.getByText('Você acertou 2 de 2 questões!')).toBeVisible();
    expect(screen.getByText('1:05')).toBeVisible();
    expect(screen.getByText('Nível 1.')).toBeVisible();
    expect(screen.getByText(/^Você ganhou 30 XP|Nível 1. Você ganhou 30 XP/)).toBeVisible();
    expect(address()).toContain('quiz=55');
    expect(sent).toEqual([
      { sessionId: 55, questionId: 101, selectedAnswer: 'A' },
      { sessionId: 55, questionId: 102, selectedAnswer: 'A' },
    ]);
    await press('Novo Quiz');
    expect(await screen.findByRole('heading', { name: 'Simulador SAEB' })).toBeVisible();
    await waitFor(() => expect(address()).not.toContain('quiz='));
  });

  it('wrong is told with the letter and the reason, and leads to what was missed', async () => {
    await play(
      {
        'POST /api/quiz/answer': () =>
          answered({
            isCorrect: false,
            points: 0,
            score: 0,
            correctAnswers: 0,
            streak: 0,
            nextQuestion: null,
          }),
        'POST /api/quiz/{id}/finish': () => finished({ correctAnswers: 1, toReview: 1 }),
        'GET /api/quiz/{id}': () => ({
          quiz: running({ status: 'concluido' }),
          questions: [
            { ...questionAt(1), isCorrect: true, correctAnswer: 'A', selectedAnswer: 'A', explanation: null },
            {
              ...questionAt(2),
              isCorrect: false,
              correctAnswer: 'A',
              selectedAnswer: 'D',
              explanation: 'Por isso.',
            },
          ],
        }),
      },
      running({ currentQuestion: 2, question: questionAt(2) }),
    );
    await statement(2);
    await userEvent.click(screen.getByRole('radio', { name: /90 pães/ }));
    await press('Confirmar Resposta');
    expect(await screen.findByText('Incorreto')).toBeVisible();
    expect(screen.getByText('A resposta correta era: A')).toBeVisible();
    expect(screen.getByText('120 − 90 = 30.', { exact: false })).toBeVisible();
    await press('Continuar');
    await userEvent.click(await screen.findByRole('link', { name: 'Rever 1 erro' }));
    expect(await screen.findByRole('heading', { name: 'Rever erros' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pergunta 2?' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Pergunta 1?' })).toBeNull();
    expect(screen.getByText('Por isso.')).toBeVisible();
  });

  it('a time that is over is an empty answer, sent once', async () => {
    const sent: GivenAnswer[] = [];
    await play(
      {
        'POST /api/quiz/answer': ({ body }) => {
          sent.push(body);
          return answered({ isCorrect: false, late: true, points: 0 });
        },
      },
      running({ question: questionAt(1, { remainingMs: 0 }) }),
    );
    expect(await screen.findByText('O tempo acabou.', { exact: false })).toBeVisible();
    expect(sent).toEqual([{ sessionId: 55, questionId: 101, selectedAnswer: null }]);
  });
});

describe('the verdict', () => {
  it('goes on by itself after two seconds', async () => {
    await play({ 'POST /api/quiz/answer': () => answered() });
    await statement(1);
    const user = stopClock();
    await user.keyboard('a{Enter}');
    await screen.findByText('Correto!');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await statement(2)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('timer')).toHaveAccessibleName('30 segundos');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('timer')).toHaveAccessibleName('29 segundos');
  });

  it('stays for who reads; the clock of the next question begins anew then', async () => {
    const presented = vi.fn<() => ReturnType<typeof questionAt>>(() => questionAt(2));
    await play({ 'POST /api/quiz/answer': () => answered(), 'POST /api/quiz/{id}/present': presented });
    await statement(1);
    const user = stopClock();
    await user.keyboard('a{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Ler com calma' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByText('Correto!')).toBeVisible();
    expect(presented).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await statement(2)).toBeVisible();
    expect(presented).toHaveBeenCalledOnce();
    expect(screen.getByRole('timer')).toHaveAccessibleName('30 segundos');
  });

  it('without a limit there is no clock, and nothing goes on by itself', async () => {
    const untimed = { remainingMs: null };
    await play(
      { 'POST /api/quiz/answer': () => answered({ nextQuestion: questionAt(2, untimed) }) },
      running({ timeMode: 'sem_tempo', limitSeconds: null, question: questionAt(1, untimed) }),
    );
    await statement(1);
    expect(screen.queryByRole('timer')).toBeNull();
    await userEvent.keyboard('a{Enter}');
    await screen.findByText('Correto!');
    expect(screen.queryByRole('button', { name: 'Ler com calma' })).toBeNull();
    expect(screen.queryByText(/próxima questão/)).toBeNull();
    await press('Continuar');
    expect(await statement(2)).toBeVisible();
  });

  it('shows what was just earned, and then goes on as it would', async () => {
    await play({ 'POST /api/quiz/answer': () => answered({ newAchievements: [award] }) });
    await statement(1);
    const user = stopClock();
    await user.keyboard('a{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Nova Conquista!' });
    expect(within(dialog).getByText('Volta por cima')).toBeVisible();
    expect(within(dialog).getByText('+10 XP')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Continuar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Continuar' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Ler com calma' })).toBeVisible();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await statement(2)).toBeVisible();
  });
});
