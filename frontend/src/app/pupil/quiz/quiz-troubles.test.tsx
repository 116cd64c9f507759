import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { GivenAnswer } from '@/api/pupil/quiz';
import { answered, finished, questionAt, running } from '@/test/pupils';
import { refuse, refuseGone } from '@/test/server';

import { address, openPupils } from '@/app/pupil/test-page';
import { play, press, statement } from './test-quiz';

const GIVEN_UP = 'Este quiz foi encerrado sem terminar. Comece um novo.';

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
      'POST /api/quiz/answer': () =>
        refuse(409, 'Você já respondeu a esta questão: vale a primeira resposta.'),
    });
    await statement(1);
    quiz = running({ currentQuestion: 2, question: questionAt(2) });
    await userEvent.keyboard('a{Enter}');
    expect(await statement(2)).toBeVisible();
  });

  it('given up on another device: says so and offers a new one', async () => {
    let quiz: ReturnType<typeof running> | null = running();
    await openPupils('/saeb-simulator', {
      'GET /api/quiz/current': () => ({ quiz }),
      'POST /api/quiz/answer': () => refuse(409, GIVEN_UP),
      'POST /api/quiz/{id}/finish': () => refuse(409, GIVEN_UP),
    });
    await statement(1);
    quiz = null;
    await userEvent.keyboard('a{Enter}');
    expect(await screen.findByText(/Este quiz foi encerrado em outra aba.* não dá pontos/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Iniciar Quiz' })).toBeVisible();
    await waitFor(() => expect(address()).not.toContain('quiz='));
  });

  it('answered to its end in another tab: how it went', async () => {
    let quiz: ReturnType<typeof running> | null = running();
    await openPupils('/saeb-simulator', {
      'GET /api/quiz/current': () => ({ quiz }),
      'POST /api/quiz/answer': () => refuse(409, 'Este quiz já terminou.'),
      'POST /api/quiz/{id}/finish': () => finished(),
    });
    await statement(1);
    quiz = null;
    await userEvent.keyboard('a{Enter}');
    expect(await screen.findByRole('heading', { name: 'Quiz concluído!' })).toBeVisible();
  });

  it('a page that is read again after the last answer shows how it went', async () => {
    await openPupils('/saeb-simulator?quiz=55', { 'POST /api/quiz/{id}/finish': () => finished() });
    expect(await screen.findByText('Você acertou 2 de 2 questões!')).toBeVisible();
  });

  it.each([
    ['given up', refuse(409, GIVEN_UP)],
    ['somebody else’s', refuseGone()],
  ])('an address of a quiz that was %s leads to the choices', async (_, refusal) => {
    await openPupils('/saeb-simulator?quiz=55', { 'POST /api/quiz/{id}/finish': () => refusal });
    expect(await screen.findByRole('button', { name: 'Iniciar Quiz' })).toBeVisible();
    expect(screen.queryByRole('status', { name: /encerrado/ })).toBeNull();
    await waitFor(() => expect(address()).toBe('/saeb-simulator'));
  });

  it('what could not be opened can be asked for again', async () => {
    let isCut = true;
    await openPupils('/saeb-simulator?quiz=55', {
      'POST /api/quiz/{id}/finish': () => (isCut ? refuse(500, '') : finished()),
    });
    expect(await screen.findByText('Não deu para abrir o simulador')).toBeVisible();
    isCut = false;
    await press('Tentar de novo');
    expect(await screen.findByRole('heading', { name: 'Quiz concluído!' })).toBeVisible();
  });

  it('leaving asks, keeps the quiz, and ends it only when asked to', async () => {
    const abandoned = vi.fn<() => undefined>(() => undefined);
    await play({ 'POST /api/quiz/{id}/abandon': abandoned }, running({ score: 135 }));
    await statement(1);
    await press('Sair do quiz');
    expect(screen.getByRole('button', { name: 'Encerrar este quiz' })).toHaveAccessibleDescription(
      'Você perde os 135 pontos deste quiz. O que você aprendeu fica.',
    );
    expect(screen.getByText(/O tempo desta questão não para/)).toBeVisible();
    await press('Continuar jogando');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(abandoned).not.toHaveBeenCalled();
    await press('Sair do quiz');
    await press('Encerrar este quiz');
    expect(await screen.findByRole('heading', { name: 'Oi, Bia!' })).toBeVisible();
    expect(await screen.findByText('Quiz encerrado')).toBeVisible();
    expect(screen.getByText('Os pontos dele não contam. O que você aprendeu fica.')).toBeVisible();
    expect(abandoned).toHaveBeenCalledOnce();
  });

  it('ending what has no points yet speaks of none', async () => {
    await play({});
    await statement(1);
    await press('Sair do quiz');
    expect(screen.getByRole('button', { name: 'Encerrar este quiz' })).toHaveAccessibleDescription(
      'O que você aprendeu fica.',
    );
  });

  it('after the last answer there is nothing to lose: it just leaves', async () => {
    await play(
      { 'POST /api/quiz/answer': () => answered({ nextQuestion: null }) },
      running({ currentQuestion: 2, question: questionAt(2), score: 15 }),
    );
    await statement(2);
    await userEvent.keyboard('a{Enter}');
    await screen.findByText('Correto!');
    await press('Sair do quiz');
    expect(await screen.findByRole('heading', { name: 'Oi, Bia!' })).toBeVisible();
  });

  it('leaving while an answer waits for the line says that it would be lost', async () => {
    await play({ 'POST /api/quiz/answer': () => refuse(502) });
    await statement(1);
    await userEvent.keyboard('c{Enter}');
    await screen.findByText('1 resposta esperando a internet');
    await press('Sair do quiz');
    expect(screen.getByText(/se você sair agora, ela se perde/)).toBeVisible();
  });

  it('a time that is over without the line speaks of no answer', async () => {
    await play(
      { 'POST /api/quiz/answer': () => refuse(502) },
      running({ question: questionAt(1, { remainingMs: 0 }) }),
    );
    expect(await screen.findByText('O tempo acabou. Esperando a internet para continuar.')).toBeVisible();
    expect(screen.queryByText(/1 resposta esperando/)).toBeNull();
  });
});
