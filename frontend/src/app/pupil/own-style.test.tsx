import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Questionnaire } from '@/api/learning/questionnaire';
import type { Schemas } from '@/api/wire/address';
import { analyzed, fromMemory, skillAt, switchedOn, unanalyzed, visual } from '@/test/learning';
import { answered, bread, running } from '@/test/pupils';
import { type Answers, refuse } from '@/test/server';

import { openPupils } from './test-page';
import { play, press, statement } from './quiz/test-quiz';

const letters = ['a', 'b', 'c', 'd'] as const;
const questionnaire: Questionnaire = {
  enabled: true,
  items: Array.from({ length: 16 }, (_, place) => ({
    item: `item${place}`,
    question: `Pergunta ${place + 1}?`,
    options: letters.map((letter) => ({ letter, text: `Opção ${letter}` })),
  })),
  answered: 0,
  answeredAt: null,
  replies: [],
};

const own: Answers = {
  'GET /api/students/{id}/mastery': () => [
    skillAt(1, 'Porcentagem', 46, 'treinar'),
    skillAt(2, 'Área', 97, 'domina'),
  ],
  'GET /api/students/{id}/learning-recommendations': () => [fromMemory],
  'GET /api/students/{id}/learning-style': () => analyzed,
  'GET /api/students/{id}/learning-questionnaire': () => questionnaire,
};

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn<typeof window.scrollTo>()));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('how a pupil studies', () => {
  it('begins with what to practise, and judges nothing', async () => {
    await openPupils('/learning-style', own);
    expect(await screen.findByRole('heading', { name: 'Treine “Porcentagem”' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Treinar Matemática/ })).toBeVisible();
    expect(await screen.findByRole('heading', { name: fromMemory.title })).toBeVisible();
    expect(
      await screen.findByRole('heading', { name: 'Você costuma escolher imagens e desenhos' }),
    ).toBeVisible();
    expect(screen.getByText(/A ciência não encontrou vantagem/)).toBeVisible();
  });

  it('is not there while the school has it off; what to practise is', async () => {
    await openPupils('/learning-style', {
      ...own,
      'GET /api/students/{id}/learning-style': () => ({ ...unanalyzed(0), enabled: false }),
    });
    expect(
      await screen.findByRole('heading', { name: 'Sua escola não usa a análise do jeito de estudar' }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Treine “Porcentagem”' })).toBeVisible();
    expect(screen.queryByText('Como você gosta de estudar?')).toBeNull();
  });

  it('is worked out when the pupil asks', async () => {
    let style = unanalyzed(12);
    await openPupils('/learning-style', {
      ...own,
      'GET /api/students/{id}/learning-style': () => style,
      'POST /api/students/{id}/analyze-learning-style': () => {
        style = analyzed;
        return {
          message: 'Análise concluída.',
          isDemonstration: false,
          profile: visual,
          recommendations: [],
        };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver meu jeito de estudar' }));
    expect(await screen.findByRole('table', { name: 'Meu jeito de estudar' })).toBeVisible();
  });

  it('that cannot be worked out says so', async () => {
    await openPupils('/learning-style', {
      ...own,
      'POST /api/students/{id}/analyze-learning-style': () => refuse(400),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Atualizar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro na Análise');
  });
});

describe('the questionnaire', () => {
  it('is answered as far as the pupil likes', async () => {
    const sent: unknown[] = [];
    await openPupils('/learning-style', {
      ...own,
      'PUT /api/students/{id}/learning-questionnaire': ({ body }) => {
        sent.push(body);
        return { ...questionnaire, answered: 1 };
      },
    });
    const start = await screen.findByRole('button', { name: 'Responder' });
    // A part whose file comes is waited for.
    await act(() => userEvent.click(start));
    const first = await screen.findByRole('group', { name: 'Pergunta 1?' });
    expect(screen.getAllByRole('group')).toHaveLength(4);
    await userEvent.click(within(first).getByRole('radio', { name: 'Opção b' }));
    await userEvent.click(screen.getByRole('button', { name: 'Próxima parte' }));
    expect(screen.getByText('Parte 2 de 4')).toHaveFocus();
    const fifth = screen.getByRole('group', { name: 'Pergunta 5?' });
    await userEvent.click(within(fifth).getByRole('radio', { name: 'Opção a' }));
    await userEvent.click(within(fifth).getByRole('button', { name: /^Limpar esta resposta/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar respostas' }));
    await waitFor(() => expect(sent).toEqual([{ replies: [{ item: 'item0', letter: 'b' }] }]));
    expect(await screen.findByRole('button', { name: 'Responder' })).toBeVisible();
  });

  it('keeps what was chosen when it cannot be sent', async () => {
    await openPupils('/learning-style', {
      ...own,
      'GET /api/students/{id}/learning-questionnaire': () => ({
        ...questionnaire,
        answered: 1,
        replies: [{ item: 'item0', letter: 'c' }],
      }),
      'PUT /api/students/{id}/learning-questionnaire': () => refuse(409, 'A análise está desligada.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Mudar respostas' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar respostas' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('A análise está desligada.');
    const first = screen.getByRole('group', { name: 'Pergunta 1?' });
    expect(within(first).getByRole('radio', { name: 'Opção c' })).toBeChecked();
  });
});

describe('what is done with a question', () => {
  const image = { id: 5, alt: 'Cesta de pães' } as Schemas['QuizQuestion']['image'];
  const withImage = running({ question: { ...bread, question: 'Pergunta 1?', image } });
  const playTold = async (enabled: boolean, told: unknown[]) =>
    play(
      {
        'GET /api/school/{school}/learning-analysis': () => ({ ...switchedOn, enabled }),
        'POST /api/quiz/{id}/behavior': ({ body }) => {
          told.push(body);
          return refuse(503);
        },
        'POST /api/quiz/answer': () => answered({ isCorrect: false, explanation: 'Some.' }),
      },
      withImage,
    );
  const open = async () => {
    await press(/^Ampliar/);
    await press('Fechar');
    await press(/^Ampliar/);
    await press('Fechar');
  };

  it('is told once, and a failure disturbs nothing', async () => {
    const told: unknown[] = [];
    await playTold(true, told);
    await statement(1);
    await open();
    await waitFor(() => expect(told).toEqual([{ questionId: bread.id, type: 'imagem_aberta' }]));
    await userEvent.keyboard('a');
    await press('Confirmar Resposta');
    await userEvent.click(await screen.findByRole('button', { name: 'Ler com calma' }));
    await waitFor(() => expect(told.at(-1)).toEqual({ questionId: bread.id, type: 'explicacao_aberta' }));
    expect(told).toHaveLength(2);
    expect(screen.getByText('Incorreto')).toBeVisible();
  });

  it('is not told where the school has it off', async () => {
    const told: unknown[] = [];
    await playTold(false, told);
    await statement(1);
    await open();
    expect(told).toEqual([]);
  });
});
