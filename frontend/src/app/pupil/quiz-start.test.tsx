import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { playable, running } from '@/test/pupils';
import { refuse } from '@/test/server';

import { openPupils } from './test-page';
import { press, statement } from './test-quiz';

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
        nextOn: null,
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
