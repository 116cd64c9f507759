import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Schemas } from '@/api/wire/address';
import { award, bia, biaAsPupil, playable, running } from '@/test/pupils';
import { refuse, refuseFields } from '@/test/server';

import { openPupils } from './test-page';

const performance = (id: number, correctAnswers: number): Schemas['Performance'] => ({
  id,
  subject: playable.name,
  subjectId: playable.id,
  correctAnswers,
  totalQuestions: 10,
  completedAt: `2026-10-${10 + id}T12:00:00Z`,
  evaluationDate: null,
  grade: null,
  observations: null,
  score: `${correctAnswers}0.00`,
  simulationId: null,
  quizId: id,
  timeSpent: 3,
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the home', () => {
  it('greets, shows the level, the subjects and the five latest results', async () => {
    const idle = { ...playable, id: 5, name: 'História', isActive: false };
    await openPupils('/student-dashboard', {
      'GET /api/school/{school}/subjects': () => [playable, idle],
      'GET /api/students/{id}/performance': () => [9, 8, 7, 6, 5, 4].map((hits, id) => performance(id, hits)),
    });
    expect(await screen.findByRole('heading', { name: 'Oi, Bia!' })).toBeVisible();
    expect(document.title).toBe('Início • Sistema IDEB');
    expect(await screen.findByText('7º B, manhã.')).toBeVisible();
    expect(await screen.findByText('Faltam 160 XP para o nível 5')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Começar a Jogar' })).toHaveAttribute('href', '/saeb-simulator');
    expect(screen.getByRole('link', { name: 'Iniciar Simulação' })).toHaveAttribute('href', '/simulation');
    expect(screen.getByRole('link', { name: 'Ver Relatórios' })).toHaveAttribute('href', '/student-results');
    expect(screen.getByRole('link', { name: 'Praticar Matemática' })).toHaveAttribute(
      'href',
      `/saeb-simulator?subject=${playable.id}`,
    );
    expect(screen.getByText('Inativa')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Praticar História' })).toBeNull();
    expect(screen.getByText('5 de 10 certas')).toBeInTheDocument();
    expect(screen.queryByText('4 de 10 certas')).toBeNull();
  });

  it('says what is not there yet, and leads to the first quiz', async () => {
    await openPupils('/student-dashboard', { 'GET /api/school/{school}/subjects': () => [] });
    expect(await screen.findByText('Nenhuma matéria cadastrada para sua turma ainda.')).toBeVisible();
    expect(await screen.findByText('7º B, Anos Finais')).toBeVisible();
    expect(await screen.findByText('Nenhuma simulação realizada ainda')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fazer Primeira Simulação' })).toHaveAttribute(
      'href',
      '/saeb-simulator',
    );
  });

  it('leads back to a quiz that runs, and shows a part that fails with a way to try again', async () => {
    let isCut = true;
    await openPupils('/student-dashboard', {
      'GET /api/quiz/current': () => ({ quiz: running({ currentQuestion: 4, totalQuestions: 10 }) }),
      'GET /api/students/{id}/performance': () => (isCut ? refuse(500, '') : []),
    });
    expect(await screen.findByText('Você parou na questão 4 de 10')).toBeVisible();
    expect(await screen.findByText('Não deu para abrir os resultados')).toBeVisible();
    isCut = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Nenhuma simulação realizada ainda')).toBeVisible();
  });
});

describe('the profile', () => {
  it('shows what the school knows, what is missing, the class without oneself', async () => {
    await openPupils('/student-profile', {});
    expect(await screen.findByRole('heading', { level: 1, name: 'Meu perfil' })).toBeVisible();
    expect(document.title).toBe('Meu perfil • Sistema IDEB');
    expect(await screen.findByRole('heading', { level: 2, name: 'Bia Lima' })).toBeVisible();
    expect(screen.getByText('14/03/2013')).toBeVisible();
    expect(screen.getAllByText('Não informado').length).toBeGreaterThanOrEqual(2);
    expect(await screen.findByText('Bruno T.')).toBeVisible();
    expect(screen.queryByText('Bia L.')).toBeNull();
    expect(await screen.findByText(award.name)).toBeVisible();
    expect(screen.getByText('Manhã')).toBeVisible();
  });

  it('says that a date makes no sense', async () => {
    await openPupils('/student-profile', {
      'GET /api/students/{id}': () => ({
        ...biaAsPupil,
        details: biaAsPupil.details && { ...biaAsPupil.details, birthDate: '2013-99' },
      }),
    });
    expect(await screen.findByText('Data inválida')).toBeVisible();
  });

  it('changes the password, with what is wrong at its box', async () => {
    const sent: unknown[] = [];
    let isWrong = true;
    await openPupils('/student-profile', {
      'POST /api/auth/password': ({ body }) => {
        sent.push(body);
        return isWrong ? refuseFields(400, { currentPassword: 'Senha atual incorreta' }) : undefined;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Trocar senha' }));
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar a nova senha' }));
    await userEvent.type(screen.getByLabelText('Nova senha'), 'pipa');
    await save();
    expect(screen.getByText('Escreva a senha de agora')).toBeVisible();
    expect(screen.getByText('Senha deve ter pelo menos 6 caracteres')).toBeVisible();
    expect(screen.getByText('As senhas não coincidem')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Senha atual'), 'velha');
    await userEvent.type(screen.getByLabelText('Nova senha'), '-verde');
    await userEvent.type(screen.getByLabelText('Confirme a nova senha'), 'pipa-verde');
    await save();
    expect(await screen.findByText('Senha atual incorreta')).toBeVisible();
    isWrong = false;
    await save();
    await waitFor(() => expect(screen.queryByLabelText('Nova senha')).toBeNull());
    expect(sent.at(-1)).toEqual({ currentPassword: 'velha', newPassword: 'pipa-verde' });
  });
});

describe('the rules', () => {
  const rules: Schemas['QuizRules'] = {
    sections: [
      { title: 'Como é um quiz', sentences: ['Um quiz tem até 8 questões.', 'Você escolhe a matéria.'] },
      { title: 'Quanto tempo você tem', sentences: ['São 41 segundos por questão.'] },
    ],
    levels: [
      { level: 1, experience: 0 },
      { level: 2, experience: 123 },
    ],
    achievements: [{ ...award, unlockedAt: null }],
  };
  const other = { ...award, type: 'dez_quizzes', name: 'Dez quizzes', unlockedAt: null } as const;

  const called = (type: Schemas['AchievementType']) => ({ ...award, type, name: type });

  it('are the server’s own sentences', async () => {
    await openPupils('/saeb-simulator/regras', { 'GET /api/quiz/rules': () => rules });
    expect(await screen.findByRole('heading', { name: 'Como é um quiz' })).toBeVisible();
    expect(screen.getByText('Um quiz tem até 8 questões.')).toBeVisible();
    expect(screen.getByText('São 41 segundos por questão.')).toBeVisible();
    expect(screen.getByText('123 XP')).toBeVisible();
  });

  it('tell the achievements that the pupil has from those to come', async () => {
    await openPupils('/saeb-simulator/regras', {
      'GET /api/quiz/rules': () => rules,
      'GET /api/students/{id}/achievements': () => ({ unlocked: [award], locked: [other] }),
    });
    const panel = await screen.findByRole('region', { name: '1 de 2 conquistas' });
    const [held, toCome] = within(panel).getAllByRole('list');
    expect(held).toHaveTextContent(award.name);
    expect(toCome).toHaveTextContent('Dez quizzes');
    expect(within(panel).getByRole('heading', { name: 'Para descobrir' })).toBeVisible();
  });

  it('are where the profile tells of more achievements than it names', async () => {
    const types = ['primeiro_quiz', 'dez_quizzes', 'cem_acertos', 'quiz_perfeito'] as const;
    await openPupils('/student-profile', {
      'GET /api/quiz/rules': () => rules,
      'GET /api/students/{id}/achievements': () => ({
        unlocked: types.map(called),
        locked: [],
      }),
    });
    await userEvent.click(await screen.findByRole('link', { name: '+ 1 conquista adicional' }));
    const panel = await screen.findByRole('region', { name: '4 de 4 conquistas' });
    expect(panel).toHaveTextContent('quiz_perfeito');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });
});

it('the estimate is reckoned here, and nothing of it is sent', async () => {
  await openPupils('/simulation', { 'GET /api/auth/user': () => bia });
  const asked = vi.spyOn(globalThis, 'fetch');
  await userEvent.click(await screen.findByRole('button', { name: 'Calcular' }));
  expect(screen.getAllByText('Por favor, preencha ambos os campos com valores válidos.')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Taxa de aprovação'), '94,5');
  await userEvent.type(screen.getByLabelText('Desempenho SAEB'), '5,4');
  await userEvent.type(screen.getByLabelText('Meta IDEB (opcional)'), '6');
  const before = asked.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Calcular' }));
  expect(await screen.findByText('94,5 ÷ 100 × 5,4 ≈ 5,10')).toBeVisible();
  expect(screen.getByText('Faltam 0,90 para a meta 6.')).toBeVisible();
  expect(screen.getByText('Resultado da estimativa rápida: 5,10.')).toBeInTheDocument();
  expect(asked.mock.calls).toHaveLength(before);
  // What is typed is followed, and what is wrong has no result.
  await userEvent.clear(screen.getByLabelText('Meta IDEB (opcional)'));
  await userEvent.type(screen.getByLabelText('Meta IDEB (opcional)'), '5');
  expect(screen.getByText('Chega à meta 5.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Desempenho SAEB'), '0,1');
  expect(screen.queryByText(/÷ 100/)).toBeNull();
  expect(screen.getByText('Escreva os dois números: a conta aparece aqui.')).toBeVisible();
});
