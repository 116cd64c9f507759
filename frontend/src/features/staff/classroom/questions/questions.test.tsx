import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { bakery } from '@/test/questions';
import { counted, refuse } from '@/test/server';

import { person, press } from '../test-page';
import { fromMenu, many, openBank, serveQuestions } from './serve-questions';

const list = () => screen.findByRole('table', { name: 'Banco de questões' });
const statements = async () =>
  within(await list())
    .getAllByRole('button', { name: /^Questão de número/ })
    .map(({ textContent }) => textContent);

afterEach(() => vi.unstubAllGlobals());

it('ten are shown, and each press brings ten more until none are left', async () => {
  serveQuestions(many(25));
  await openBank();
  await waitFor(async () => expect(await statements()).toHaveLength(10));
  expect(await screen.findByText('25 questões no banco, 25 ativas.')).toBeVisible();
  await press('Ver mais (15 restantes)');
  await waitFor(async () => expect(await statements()).toHaveLength(20));
  await press('Ver mais (5 restantes)');
  await waitFor(async () => expect(await statements()).toHaveLength(25));
  expect(screen.queryByRole('button', { name: /^Ver mais/ })).not.toBeInTheDocument();
  expect(screen.getByText('1 a 25 de 25')).toBeVisible();
});

it('of as many as the server does not count, that is said', async () => {
  serveQuestions([], {
    'GET /api/school/{school}/questions/counts': () => ({ total: 4000, active: 4000 }),
    'GET /api/school/{school}/questions': () => counted(many(10), 1001),
  });
  await openBank();
  expect(await screen.findByRole('button', { name: 'Ver mais (mais de 990 restantes)' })).toBeVisible();
  expect(screen.getByText('1 a 10 de mais de 1.000')).toBeVisible();
});

it('an empty bank says what to do, a search without a hit says what was searched', async () => {
  const bank = [bakery];
  serveQuestions(bank);
  await openBank();
  await list();
  await person.type(screen.getByRole('searchbox'), 'tucano');
  expect(await screen.findByText('Não há questão com "tucano" no que foi escolhido.')).toBeVisible();
  await press('Limpar filtros');
  await list();
});

it('nothing in the bank: import first', async () => {
  serveQuestions([]);
  await openBank();
  expect(await screen.findByRole('heading', { name: 'Nenhuma questão cadastrada' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importar Questões' })).toHaveClass('button-primary');
});

it('a list that did not come can be asked for again', async () => {
  let broken = true;
  serveQuestions([bakery], {
    'GET /api/school/{school}/questions': () => (broken ? refuse(500) : [bakery]),
  });
  await openBank();
  expect(await screen.findByText('Erro ao carregar questões')).toBeVisible();
  broken = false;
  await press('Tentar de novo');
  await list();
});

it('filters stand in the address and go to the server', async () => {
  const { asked } = serveQuestions([bakery]);
  await openBank('&dificuldade=medio&situacao=ativa&autor=1');
  await list();
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    difficulty: 'medio',
    status: 'ativa',
    authorId: '1',
    limit: '10',
  });
  await person.selectOptions(screen.getByLabelText('Disciplina'), 'Matemática, Anos Finais');
  await person.selectOptions(await screen.findByLabelText('Habilidade'), 'Frações (2)');
  await person.click(screen.getByLabelText('Nunca usadas'));
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
      subjectId: '3',
      skillId: '8',
      neverUsed: 'true',
    }),
  );
});

it('the active ones are looked at until others are asked for', async () => {
  const { asked } = serveQuestions([bakery]);
  await openBank();
  await list();
  expect(asked.at(-1)?.get('status')).toBe('ativa');
  await person.selectOptions(screen.getByLabelText('Situação'), 'Todas as situações');
  await waitFor(() => expect(asked.at(-1)?.has('status')).toBe(false));
  await person.selectOptions(screen.getByLabelText('Situação'), 'Inativas');
  await waitFor(() => expect(asked.at(-1)?.get('status')).toBe('inativa'));
});

it('a bank without an active question shows the way to the others', async () => {
  const resting = { ...bakery, isActive: false, status: 'inativa' } as const;
  serveQuestions([], {
    'GET /api/school/{school}/questions/counts': () => ({ total: 1, active: 0 }),
    'GET /api/school/{school}/questions': ({ url: { searchParams } }) =>
      searchParams.has('status') ? counted([], 0) : counted([resting], 1),
  });
  await openBank();
  expect(await screen.findByRole('heading', { name: 'Nenhuma questão ativa' })).toBeVisible();
  await press('Ver todas');
  await list();
});

it('skills wait for their subject, and stand in the order of their numbers', async () => {
  serveQuestions([bakery], {
    'GET /api/school/{school}/skills': () =>
      ['D1', 'D10', 'D2'].map((name, at) => ({
        id: at + 1,
        subjectId: 3,
        source: 'saeb',
        name,
        text: null,
        questions: 1,
      })),
  });
  await openBank();
  await list();
  const skill = screen.getByLabelText('Habilidade');
  expect(skill).toBeDisabled();
  expect(skill).toHaveAccessibleDescription('Escolha a disciplina antes.');
  await person.selectOptions(screen.getByLabelText('Disciplina'), 'Matemática, Anos Finais');
  await waitFor(() =>
    expect(
      within(skill)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Habilidade', 'D1 (1)', 'D2 (1)', 'D10 (1)']),
  );
});

it('the first question is seen as pupils see it, with its key', async () => {
  serveQuestions([{ ...bakery, question: '<b>2</b> + $x^2$' }]);
  await openBank();
  const panel = await screen.findByRole('region', { name: 'Questão aberta' });
  expect(within(panel).getByText('<b>2</b> + $x^2$')).toBeVisible();
  expect(within(panel).getByText('Três quartos de 120 são 90.')).toBeVisible();
  expect(within(panel).getByText('Certa').nextElementSibling).toHaveTextContent('A');
});

it('statistics speak first, and are silent while it is early', async () => {
  serveQuestions([bakery], {
    'GET /api/questions/{id}/statistics': () => ({
      answers: 12,
      enough: false,
      sentences: ['Ainda é cedo para julgar esta questão.'],
      options: [],
    }),
  });
  await openBank('&ver=estatisticas');
  expect(await screen.findByText('Ainda é cedo para julgar esta questão.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Respostas por alternativa' })).not.toBeInTheDocument();
});

it('a question is put out of use, and what may not be done says why', async () => {
  const theirs = { ...bakery, id: 9, question: 'De outra pessoa', mayChange: false, mayDelete: false };
  const answered = { ...bakery, id: 8, question: 'Já respondida', answers: 40, mayDelete: false };
  const { sent } = serveQuestions([bakery, theirs, answered]);
  await openBank();
  await list();
  await fromMenu(bakery.question, 'Desativar');
  expect(await screen.findByText('Questão desativada')).toBeVisible();
  expect(sent).toEqual([{ to: '/api/questions/status', body: { ids: [12], status: 'inativa' } }]);
  await press('Mais ações para a questão De outra pessoa');
  expect(screen.getByRole('button', { name: /^Editar\s*Só quem criou/ })).toBeDisabled();
  await press('Mais ações para a questão Já respondida');
  expect(screen.getByRole('button', { name: /^Excluir\s*Já tem respostas/ })).toBeDisabled();
});

it('a question that was answered meanwhile is not deleted: it can be put out of use', async () => {
  const { sent } = serveQuestions([bakery], {
    'DELETE /api/questions/{id}': () => refuse(409, 'A questão já foi respondida.'),
  });
  await openBank();
  await list();
  await fromMenu(bakery.question, 'Excluir');
  await press('Excluir a questão');
  const kept = await screen.findByRole('alertdialog', { name: 'Esta questão não pode ser excluída' });
  expect(kept).toHaveTextContent('A questão já foi respondida.');
  await press('Desativar a questão');
  await waitFor(() =>
    expect(sent).toEqual([{ to: '/api/questions/status', body: { ids: [12], status: 'inativa' } }]),
  );
});

it('those that are chosen make a test', async () => {
  serveQuestions(many(3));
  await openBank();
  await list();
  await person.click(screen.getByLabelText('Selecionar a questão Questão de número 3'));
  await person.click(screen.getByLabelText('Selecionar a questão Questão de número 1'));
  expect(screen.getByText('2 questões escolhidas')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Montar prova' })).toHaveAttribute(
    'href',
    '/classroom/prova?questoes=3,1',
  );
  expect(screen.getByRole('link', { name: 'Simular com estas' })).toHaveAttribute(
    'href',
    '/classroom?aba=simulacao&como=projetada&questoes=3,1',
  );
});
