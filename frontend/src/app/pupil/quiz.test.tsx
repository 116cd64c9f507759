import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { GivenAnswer } from '@/api/pupil/quiz';
import { answered, award, finished, playable, questionAt, running } from '@/test/pupils';
import { type Answers, refuse } from '@/test/server';

import { openPupils } from './test-page';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const statement = (ordinal: number) => screen.findByRole('heading', { name: `Pergunta ${ordinal}?` });

function play(answers: Answers, quiz = running()): Promise<void> {
  return openPupils('/saeb-simulator', { 'GET /api/quiz/current': () => ({ quiz }), ...answers });
}

/** From here on time passes as the test says; testing-library waits by it, as it does in jest. */
function stopClock() {
  vi.useFakeTimers();
  const advanceTimers = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);
  vi.stubGlobal('jest', { advanceTimersByTime: advanceTimers });
  return userEvent.setup({ advanceTimers });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

describe('before it begins', () => {
  it('waits for both choices, says what is lacking, and starts once', async () => {
    const started: unknown[] = [];
    const none = { ...playable, id: 4, name: 'História', questionCount: 0 };
    await openPupils('/saeb-simulator', {
      'GET /api/school/{school}/subjects': () => [playable, none],
      'POST /api/quiz/start': ({ body }) => {
        started.push(body);
        return running();
      },
    });
    const start = await screen.findByRole('button', { name: 'Iniciar Quiz' });
    expect(start).toBeDisabled();
    expect(screen.getByText('Falta escolher a matéria e a dificuldade.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /História \(Sem questões\)/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /Matemática/ }));
    expect(screen.getByText('Falta escolher a dificuldade.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Misto/ }));
    await userEvent.click(start);
    expect(await statement(1)).toBeVisible();
    expect(started).toEqual([{ subjectId: playable.id, difficulty: 'misto', totalQuestions: 10 }]);
  });

  it('offers what was missed and is due, and takes both from the address', async () => {
    const started: unknown[] = [];
    await openPupils(`/saeb-simulator?subject=${playable.id}&erros=sim`, {
      'GET /api/students/{id}/review': () => ({
        due: 12,
        later: 0,
        nextAt: null,
        bySubject: [{ subjectId: playable.id, subject: playable.name, due: 12 }],
      }),
      'POST /api/quiz/start': ({ body }) => {
        started.push(body);
        return running();
      },
    });
    expect(await screen.findByRole('checkbox', { name: /Rever 12 erros/ })).toBeChecked();
    await press('Iniciar Quiz');
    expect(await statement(1)).toBeVisible();
    expect(started).toEqual([
      { subjectId: playable.id, difficulty: 'misto', totalQuestions: 10, review: true },
    ]);
  });

  it('tells why it does not start, and goes on with one that runs elsewhere', async () => {
    let refusal = refuse(400, 'Esta matéria não tem questões deste nível.');
    let isRunning = false;
    await openPupils(`/saeb-simulator?subject=${playable.id}`, {
      'GET /api/quiz/current': () => ({ quiz: isRunning ? running() : null }),
      'POST /api/quiz/start': () => refusal,
    });
    await userEvent.click(await screen.findByRole('radio', { name: /Difícil/ }));
    await press('Iniciar Quiz');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erro ao iniciar quiz. Esta matéria não tem questões deste nível. Nada foi perdido',
    );
    refusal = refuse(409, 'Você já tem um quiz em andamento.');
    isRunning = true;
    await press('Iniciar Quiz');
    expect(await statement(1)).toBeVisible();
  });

  it('says that there are no subjects', async () => {
    await openPupils('/saeb-simulator', { 'GET /api/school/{school}/subjects': () => [] });
    expect(await screen.findByText('Nenhuma matéria cadastrada')).toBeVisible();
  });
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
    expect(await statement(2)).toHaveFocus();
    await userEvent.keyboard('a{Enter}');
    await screen.findByText('Correto!');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Quiz concluído!' })).toBeVisible();
    expect(screen.getByText('Você acertou 2 de 2 questões!')).toBeVisible();
    expect(screen.getByText('1:05')).toBeVisible();
    expect(sent).toEqual([
      { sessionId: 55, questionId: 101, selectedAnswer: 'A' },
      { sessionId: 55, questionId: 102, selectedAnswer: 'A' },
    ]);
    await press('Novo Quiz');
    expect(await screen.findByRole('heading', { name: 'Simulador SAEB' })).toBeVisible();
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
      running({ timeMode: 'livre', limitSeconds: null, question: questionAt(1, untimed) }),
    );
    await statement(1);
    expect(screen.queryByRole('timer')).toBeNull();
    await userEvent.keyboard('a{Enter}');
    await screen.findByText('Correto!');
    expect(screen.queryByRole('button', { name: 'Ler com calma' })).toBeNull();
    await press('Continuar');
    expect(await statement(2)).toBeVisible();
  });

  it('shows what was just earned', async () => {
    await play({ 'POST /api/quiz/answer': () => answered({ newAchievements: [award] }) });
    await statement(1);
    await userEvent.keyboard('a{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Nova Conquista!' });
    expect(within(dialog).getByText('Volta por cima')).toBeVisible();
    expect(within(dialog).getByText('+10 XP')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continuar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ler com calma' })).toBeNull();
  });
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
    await play({ 'POST /api/quiz/{id}/finish': () => finished() }, running({ currentQuestion: 2, question: null }));
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
