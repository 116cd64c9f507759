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
    [8, 6].map((correctAnswers, index) =>
      running({ id: index, status: 'concluido', correctAnswers, totalQuestions: 10, question: null }),
    ),
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
    expect(await screen.findByText('habilidade você já domina')).toBeVisible();
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
    expect(await screen.findByText('Faltam 35 pontos para alcançar o 8º lugar.')).toBeVisible();
    expect(
      await screen.findByRole('img', { name: 'Matemática, acertos nos últimos quizzes: 6, 8' }),
    ).toBeInTheDocument();
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

  it('without a quiz there is one thing to do', async () => {
    await openPupils('/student-results', {
      'GET /api/students/{id}/ranking': () => ({ ...ranked, totalQuizzes: 0 }),
    });
    expect(await screen.findByRole('link', { name: 'Fazer Primeira Simulação' })).toBeVisible();
  });
});
