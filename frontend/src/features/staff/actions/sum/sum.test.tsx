import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { ActionSum } from '@/api/index/action-sum';
import { actionSum } from '@/test/action-sum';
import { record } from '@/test/records';
import { type Answers, refuse } from '@/test/server';

import { attendance, families, openActions, person, press, professor, reading } from '../test-page';

const sum = (of: Partial<ActionSum>): Answers => ({
  'GET /api/school/{school}/actions/sum': () => ({ ...actionSum, ...of }),
});
const { answer } = actionSum;
const region = (name: string | RegExp) => screen.findByRole('region', { name });

it('says whether the plan suffices, and leads to what is late', async () => {
  await openActions([reading, attendance, families]);
  const card = within(await region('O plano basta para publicar 5,1, com folga de 0,09'));
  expect(card.getByText('+0,13')).toBeVisible();
  expect(
    card.getByText(
      'As 4 ações ativas com indicador levam o índice de 5,01 a 5,14 em 2027. As 2 atrasadas entre elas valem +0,06: sem elas a folga cai para 0,03.',
    ),
  ).toBeVisible();
  expect(card.getByRole('img')).toHaveAccessibleName(
    'O índice de 2023 é 5,01. Com todas as ações chega a 5,14 e publica 5,1. Sem as atrasadas fica em 5,08. Para publicar 5,1 precisa chegar a 5,05.',
  );
  expect(screen.getByText('É a soma do que se espera, não uma promessa.')).toBeVisible();
  await press('Ver a atrasada');
  const found = await screen.findByText('1 de 3 ações');
  expect(found).toHaveFocus();
});

it('where nothing is late the filled button makes another', async () => {
  await openActions([reading]);
  await region(/^O plano basta/);
  expect(screen.queryByRole('button', { name: /^Ver a/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Nova Ação' })).toHaveClass('button-primary');
});

it.each<[Partial<ActionSum>, string, RegExp]>([
  [
    { answer: { ...answer, withAll: '5.03', withoutLate: '5.02', reaches: false, difference: '0.02' } },
    'O plano ainda não basta: para publicar 5,1 faltam 0,02',
    /valem \+0,01: sem elas faltam 0,03\.$/,
  ],
  [
    { late: 1, answer: { ...answer, withoutLate: '5.02', reachesWithoutLate: false } },
    'O plano basta para publicar 5,1, com folga de 0,09',
    /A atrasada entre elas vale \+0,12: sem ela faltam 0,03\.$/,
  ],
  [
    { actions: 1, late: 0, answer: { ...answer, withAll: '5.05', difference: '0.00' } },
    'O plano basta para publicar 5,1, sem folga',
    /^A ação ativa com indicador leva o índice de 5,01 a 5,05 em 2027\.$/,
  ],
  [
    { actions: 0, late: 0, answer: { ...answer, withAll: '5.01', reaches: false, difference: '0.04' } },
    'Nenhuma ação ativa move o índice',
    /^Para publicar 5,1 faltam 0,04: o índice está em 5,01\./,
  ],
])('tells %o', async (of, title, detail) => {
  await openActions([reading], sum(of));
  expect(within(await region(title)).getByText(detail)).toBeVisible();
});

it.each([
  ['no_index', 'Ainda não há índice de Anos Finais'],
  ['incomplete_inputs', 'Faltam números de Anos Finais para somar o efeito'],
] as const)('says why nothing can be said: %s', async (missing, title) => {
  await openActions([reading], sum({ missing, answer: null }));
  const card = within(await region(title));
  expect(card.getByRole('link', { name: 'Ver no dashboard' })).toHaveAttribute('href', '/?etapa=anos_finais');
});

it('a school of several stages changes between them, in the address', async () => {
  const asked: (string | null)[] = [];
  await openActions([reading], {
    'GET /api/school/{school}/ideb': () => [
      record(2023, '5.0'),
      { ...record(2023, '6.0'), stage: 'anos_iniciais' },
    ],
    'GET /api/school/{school}/actions/sum': ({ url }) => {
      asked.push(url.searchParams.get('stage'));
      return actionSum;
    },
  });
  const choice = await screen.findByRole('radio', { name: 'Anos Iniciais' });
  expect(screen.getByRole('radio', { name: 'Anos Finais' })).toBeChecked();
  await person.click(choice);
  await waitFor(() => expect(asked).toEqual(['anos_finais', 'anos_iniciais']));
});

it('is read, cannot be read, and is read again', async () => {
  let ready = false;
  await openActions([reading], {
    'GET /api/school/{school}/actions/sum': () => (ready ? actionSum : refuse(503)),
  });
  expect(await screen.findByText('Não foi possível somar o que se espera das ações.')).toBeVisible();
  // The actions themselves stand.
  expect(screen.getByRole('heading', { name: 'Ler todo dia' })).toBeVisible();
  ready = true;
  await press('Tentar de novo');
  await region(/^O plano basta/);
});

it('who only reads sees the sum too', async () => {
  await openActions([reading], {}, '/actions', professor);
  await region(/^O plano basta/);
  expect(screen.queryByRole('button', { name: 'Nova Ação' })).toBeNull();
});
