import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { GivenAnswer } from '@/api/pupil/quiz';
import { answered, finished, questionAt, running } from '@/test/pupils';
import { refuse } from '@/test/server';

import { openPupils } from './test-page';
import { play, press, statement } from './test-quiz';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

describe('what may go wrong', () => {
  it('a lost line keeps the answer, says so, and the same answer counts once it is back', async () => {
    const sent: GivenAnswer[] = [];
    let isCut = true;
    await play({
      'POST /api/quiz/answer': ({ body }) => {
        sent.push(body);
        return isCut ? refuse(502) : answered();
      },
    });
    await statement(1);
    await userEvent.keyboard('c{Enter}');
    expect(await screen.findByText('1 resposta esperando a internet')).toBeVisible();
    expect(screen.getByText('Guardada')).toBeVisible();
    expect(screen.getByRole('radio', { name: /80 pães/ })).toBeChecked();
    isCut = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Correto!')).toBeVisible();
    expect(sent).toEqual([
      { sessionId: 55, questionId: 101, selectedAnswer: 'C' },
      { sessionId: 55, questionId: 101, selectedAnswer: 'C', waited: true },
    ]);
  });

  it('a refused answer, the next question and the end say so, and can be tried again', async () => {
    const isFailing = { answer: true, next: true, finish: true };
    await play({
      'POST /api/quiz/answer': () => {
        if (isFailing.answer) return refuse(422, '');
        return answered({ nextQuestion: null });
      },
      'GET /api/quiz/{id}/next-question': () => (isFailing.next ? refuse(503) : questionAt(2)),
      'POST /api/quiz/{id}/finish': () => (isFailing.finish ? refuse(500, 'Algo falhou.') : finished()),
    });
    await statement(1);
    await userEvent.keyboard('a{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao enviar resposta. Tente novamente.');
    isFailing.answer = false;
    await press('Tentar de novo');
    await screen.findByText('Correto!');
    await press('Continuar');
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao abrir a próxima questão');
    isFailing.next = false;
    await press('Tentar de novo');
    await statement(2);
    await userEvent.keyboard('a{Enter}');
    await screen.findByText('Correto!');
    await press('Continuar');
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao concluir o quiz. Algo falhou.');
    isFailing.finish = false;
    await press('Tentar de novo');
    expect(await screen.findByRole('heading', { name: 'Quiz concluído!' })).toBeVisible();
  });

  it('answered otherwise in another tab: the question whose turn it is', async () => {
    let quiz = running();
    await openPupils('/saeb-simulator', {
      'GET /api/quiz/current': () => ({ quiz }),
      'POST /api/quiz/answer': () => refuse(409, 'Esta questão já foi respondida.'),
    });
    await statement(1);
    quiz = running({ currentQuestion: 2, question: questionAt(2) });
    await userEvent.keyboard('a{Enter}');
    expect(await statement(2)).toBeVisible();
  });

  it('over on another device: says so and offers a new one', async () => {
    let quiz: ReturnType<typeof running> | null = running();
    await openPupils('/saeb-simulator', {
      'GET /api/quiz/current': () => ({ quiz }),
      'POST /api/quiz/answer': () => refuse(409, 'Este quiz terminou.'),
    });
    await statement(1);
    quiz = null;
    await userEvent.keyboard('a{Enter}');
    expect(await screen.findByText(/Este quiz já terminou/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Iniciar Quiz' })).toBeVisible();
  });

  it('a page left after the last answer ends the quiz when it is opened again', async () => {
    await play(
      { 'POST /api/quiz/{id}/finish': () => finished() },
      running({ currentQuestion: 2, question: null }),
    );
    expect(await screen.findByRole('heading', { name: 'Quiz concluído!' })).toBeVisible();
  });

  it('leaving asks, keeps the quiz, and ends it only when asked to', async () => {
    const abandoned = vi.fn<() => undefined>(() => undefined);
    await play({ 'POST /api/quiz/{id}/abandon': abandoned });
    await statement(1);
    await press('Sair do quiz');
    await press('Continuar jogando');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(abandoned).not.toHaveBeenCalled();
    await press('Sair do quiz');
    await press('Encerrar este quiz');
    expect(await screen.findByRole('heading', { name: 'Oi, Bia!' })).toBeVisible();
    expect(abandoned).toHaveBeenCalledOnce();
  });
});
