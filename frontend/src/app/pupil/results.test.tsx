import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Schemas } from '@/api/wire/address';
import { playable, ranked, running } from '@/test/pupils';

import { openPupils } from './test-page';

const skill = (
  skillId: number,
  name: string,
  mastery: number,
  level: Schemas['MasteryLevel'],
): Schemas['SkillMastery'] => ({
  skillId,
  skill: name,
  subjectId: playable.id,
  subject: playable.name,
  mastery,
  level,
  answers: 8,
});

const mate = (place: number): Schemas['RankingNeighbour'] => ({
  place,
  name: 'Bruno T.',
  points: 1215,
  isSelf: false,
});
const self = (place: number) => ({ ...mate(place), isSelf: true });

const results = {
  'GET /api/students/{id}/mastery': () => [
    skill(1, 'Porcentagem', 40, 'treinar'),
    skill(2, 'Números decimais', 97, 'domina'),
    skill(3, 'Área', 70, 'quase'),
  ],
  'GET /api/students/{id}/results': () => ({
    bySubject: [
      { subjectId: playable.id, subject: playable.name, quizzes: 2, answers: 20, hits: 14, points: 190 },
    ],
  }),
  'GET /api/students/{id}/quiz-sessions': () =>
    [
      { correctAnswers: 4, totalQuestions: 5 },
      { correctAnswers: 2, totalQuestions: 3, review: true },
      { correctAnswers: 6, totalQuestions: 10 },
    ].map((part, id) => running({ id, status: 'concluido', question: null, ...part })),
} as const;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the results', () => {
  it('answer how much is known, with one thing to train and the neighbours', async () => {
    await openPupils('/student-results', {
      ...results,
      'GET /api/students/{id}/review': () => ({
        due: 12,
        later: 0,
        nextOn: null,
        bySubject: [{ subjectId: playable.id, subject: playable.name, due: 12 }],
      }),
    });
    expect(await screen.findByText('habilidades você já domina')).toBeVisible();
    expect(
      screen.getByText('Faltam 2. Está quase em 1, e “Porcentagem” é o melhor treino de hoje.'),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Treinar Matemática' })).toHaveAttribute(
      'href',
      `/saeb-simulator?subject=${playable.id}`,
    );
    expect(await screen.findByRole('link', { name: 'Rever erros' })).toHaveAttribute(
      'href',
      `/saeb-simulator?subject=${playable.id}&erros=sim`,
    );
    expect(screen.getByText('Vale treinar')).toBeVisible();
    const lights = screen.getAllByRole('img', { name: /de 3$/ });
    expect(lights.map((light) => light.getAttribute('aria-label'))).toEqual(['1 de 3', '2 de 3', '3 de 3']);
    expect(await screen.findByText('Faltam 35 pontos para alcançar o 8º lugar.')).toBeVisible();
    expect(
      await screen.findByRole('img', { name: 'Matemática, acertos nos últimos quizzes: 6 de 10, 4 de 5' }),
    ).toBeInTheDocument();
  });

  it.each([
    ['in front', { missing: null, neighbours: [self(1), mate(2)] }, 'Você está na frente agora.'],
    [
      'in front with others',
      { missing: null, neighbours: [mate(1), self(1), mate(1)] },
      'Empate em 1º lugar.',
    ],
    [
      'a point behind',
      { missing: { points: 1, place: 1 }, neighbours: [mate(1), self(2)] },
      'Falta 1 ponto para alcançar o 1º lugar.',
    ],
    // Their neighbour shares their place: who has more stands further up.
    [
      'behind with others',
      { missing: { points: 35, place: 1 }, neighbours: [mate(4), self(4), mate(4)] },
      'Faltam 35 pontos para alcançar o 1º lugar.',
    ],
  ])('say how far the next place is, as the server counts: %s', async (_, part, sentence) => {
    const complained = vi.spyOn(console, 'error');
    await openPupils('/student-results', {
      ...results,
      'GET /api/students/{id}/ranking': () => ({ ...ranked, ...part }),
    });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(complained).not.toHaveBeenCalled();
  });

  it('leave the ranking and come back to it', async () => {
    let hidden = false;
    const sent: unknown[] = [];
    await openPupils('/student-results', {
      ...results,
      'GET /api/students/{id}/ranking': () => ({ ...ranked, hidden }),
      'PUT /api/students/{id}/ranking/visibility': ({ body }) => {
        sent.push(body);
        hidden = body.hidden;
      },
    });
    const box = await screen.findByRole('checkbox', { name: 'Aparecer no ranking' });
    await userEvent.click(box);
    expect(await screen.findByText(/Você saiu do ranking/)).toBeVisible();
    expect(screen.queryByText('Bruno T.')).toBeNull();
    expect(sent).toEqual([{ hidden: true }]);
  });

  it('claim nothing of skills where no question names one', async () => {
    await openPupils('/student-results', { ...results, 'GET /api/students/{id}/mastery': () => [] });
    expect(await screen.findByText(/ainda não dizem de que habilidade são/)).toBeVisible();
    expect(screen.queryByText(/Você domina todas/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'O que eu sei' })).toBeNull();
  });

  it('without a quiz there is one thing to do', async () => {
    await openPupils('/student-results', {
      'GET /api/students/{id}/ranking': () => ({ ...ranked, totalQuizzes: 0 }),
    });
    expect(await screen.findByRole('link', { name: 'Fazer Primeira Simulação' })).toBeVisible();
  });
});
