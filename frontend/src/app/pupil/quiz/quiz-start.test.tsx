import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { playable, running } from '@/test/pupils';
import { refuse } from '@/test/server';

import { address, openPupils } from '@/app/pupil/test-page';
import { press, statement } from './test-quiz';

/** As the server refuses a second quiz. */
const RUNS = 'Você tem um quiz em andamento. Continue de onde parou ou desista dele.';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn<typeof window.scrollTo>()));
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
    const question = await statement(1);
    await waitFor(() => expect(question).toHaveFocus());
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    await waitFor(() => expect(address()).toBe(`/saeb-simulator?quiz=55&subject=${playable.id}`));
    expect(started).toEqual([{ subjectId: playable.id, difficulty: 'misto', totalQuestions: 10 }]);
  });

  it('goes on with one that was begun elsewhere only when it is told to', async () => {
    const history = { ...playable, id: 4, name: 'História' };
    let isRunning = false;
    await openPupils('/saeb-simulator?subject=4', {
      'GET /api/school/{school}/subjects': () => [playable, history],
      'GET /api/quiz/current': () => ({ quiz: isRunning ? running() : null }),
      'POST /api/quiz/start': () => refuse(409, RUNS),
    });
    await userEvent.click(await screen.findByRole('radio', { name: /Misto/ }));
    isRunning = true;
    await press('Iniciar Quiz');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Você já está em um quiz de Matemática. Termine ou encerre esse antes de começar outro.',
    );
    expect(screen.getByRole('radio', { name: /História/ })).toBeChecked();
    expect(screen.queryByText(RUNS, { exact: false })).toBeNull();
    await press('Continuar o quiz');
    expect(await statement(1)).toBeVisible();
    await waitFor(() => expect(address()).toBe(`/saeb-simulator?subject=${playable.id}&quiz=55`));
  });

  it('an address of another subject, or of a review, says which quiz runs', async () => {
    await openPupils('/saeb-simulator?subject=4', { 'GET /api/quiz/current': () => ({ quiz: running() }) });
    expect(await screen.findByText(/Você já está em um quiz de Matemática/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Pergunta 1?' })).toBeNull();
    await press('Continuar o quiz');
    const question = await statement(1);
    await waitFor(() => expect(question).toHaveFocus());
  });

  it.each([
    ['its subject', `?subject=${playable.id}`],
    ['itself', '?subject=4&quiz=55'],
    ['nothing', ''],
  ])('an address of %s goes on with the quiz that runs', async (_, query) => {
    await openPupils(`/saeb-simulator${query}`, { 'GET /api/quiz/current': () => ({ quiz: running() }) });
    expect(await statement(1)).toBeVisible();
  });

  it('tells why there is nothing to play, with the choices and the focus where they are', async () => {
    await openPupils(`/saeb-simulator?subject=${playable.id}`, {
      'POST /api/quiz/start': () =>
        refuse(409, 'Matemática ainda não tem questões no nível difícil. Escolha misto.'),
    });
    await userEvent.click(await screen.findByRole('radio', { name: /Difícil/ }));
    await press('Iniciar Quiz');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erro ao iniciar quiz. Matemática ainda não tem questões no nível difícil. Escolha misto. Nada foi perdido',
    );
    expect(screen.getByRole('radio', { name: /Difícil/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Iniciar Quiz' })).toHaveFocus();
  });

  it('says that there are no subjects', async () => {
    await openPupils('/saeb-simulator', { 'GET /api/school/{school}/subjects': () => [] });
    expect(await screen.findByText('Nenhuma matéria cadastrada')).toBeVisible();
  });
});
