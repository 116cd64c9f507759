import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Action } from '@/api/actions/actions';
import type { EffectAnswer } from '@/api/actions/effects';
import { refuse } from '@/test/server';

import { attendance, expected, openActions, press, reading } from '../test-page';

const cardOf = (title: string) => {
  const card = screen.getByRole('heading', { name: title }).closest('article');
  if (!card) throw new Error(`no card of ${title}`);
  return card;
};

const answer = (of: EffectAnswer) => ({
  'GET /api/school/{school}/actions/effects': () => [{ actionId: reading.id, ...of }],
});

const ofTheSixth: Action = {
  ...reading,
  indicator: {
    kind: 'grade',
    label: 'Aprovação no 6º ano',
    stage: 'anos_finais',
    grade: '6º ano',
    baseline: '93.40',
    target: '96.50',
    year: 2023,
  },
};

const ofGrade: EffectAnswer = {
  missing: null,
  effect: {
    ...expected.effect,
    way: {
      ...expected.effect.way,
      lever: 'grade',
      grade: '6º ano',
      unit: 'p.p.',
      difference: '3.10',
      pupils: { more: 2, of: 61, notApproved: 4, source: 'informada' },
    },
  },
  observed: { year: 2025, change: '-0.80' },
  standsOnResult: true,
};

it('a rise of approval is told in pupils, with what became of it later', async () => {
  await openActions([ofTheSixth], answer(ofGrade));
  await screen.findByText('+0,04');
  const card = within(cardOf('Ler todo dia'));
  expect(card.getByText(/no 6º ano = 2 alunos$/)).toHaveTextContent('+3,1 p.p. no 6º ano = 2 alunos');
  expect(card.getByText(/^observado em 2025/)).toHaveTextContent('observado em 2025: −0,8 p.p.');
});

it('in the details the observed change stands beside the expected one, and what it takes', async () => {
  await openActions([ofTheSixth], answer(ofGrade), '/actions?acao=5');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ler todo dia' }));
  expect(await dialog.findByText('2 alunos a mais aprovados, de 61')).toBeVisible();
  const observed = dialog.getByText('Observado em 2025').closest('div');
  expect(observed).toHaveTextContent('−0,8p.p. desde 2023; o esperado era +3,1');
  expect(dialog.getByText(/resultado de 2023$/)).toBeVisible();
  expect(dialog.getByText('dá em uma edição')).toBeVisible();
  expect(dialog.getByText('menos da metade do maior avanço da escola, 6,9 p.p.')).toBeVisible();
});

it('a baseline of the school’s own is not called a result', async () => {
  await openActions([ofTheSixth], answer({ ...ofGrade, standsOnResult: false }), '/actions?acao=5');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ler todo dia' }));
  expect(await dialog.findByText(/ponto de partida informado pela escola$/)).toBeVisible();
  expect(dialog.queryByText(/resultado de/)).toBeNull();
});

it('what is reached says so, with what was observed, and adds nothing', async () => {
  const reached = { ...ofGrade, missing: 'alvo_alcancado', effect: null } as const;
  await openActions([ofTheSixth], answer(reached), '/actions?acao=5');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ler todo dia' }));
  expect(await dialog.findByText('Alvo já alcançado')).toBeVisible();
  expect(dialog.getByText('Observado em 2025')).toBeVisible();
});

it.each([
  ['sem_alavanca', 'Efeito não calculado', /O alvo é o próprio índice/],
  ['sem_dados', 'Efeito não calculado', /ainda não tem uma edição/],
  ['sem_espaco', 'Sem efeito no índice', /já está no máximo/],
  ['alvo_alcancado', 'Alvo já alcançado', /já está no alvo/],
] as const)('says why there is none: %s', async (missing, title, reason) => {
  await openActions([reading], answer({ missing, effect: null, observed: null, standsOnResult: true }));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(cardOf('Ler todo dia')).toHaveTextContent('+2,58 pontos em Língua Portuguesa');
});

it('where it cannot be had the cards say what is aimed at, and it is asked for again', async () => {
  let ready = false;
  await openActions([reading, attendance], {
    'GET /api/school/{school}/actions/effects': () =>
      ready ? [{ actionId: reading.id, ...expected }] : refuse(503),
  });
  expect(await screen.findByText('Não foi possível calcular o efeito das ações no índice.')).toBeVisible();
  expect(cardOf('Ler todo dia')).toHaveTextContent('+2,58 pontos em Língua Portuguesa, Anos Finais');
  ready = true;
  await press('Tentar de novo');
  expect(await screen.findByText('+0,04')).toBeVisible();
});

it('a school that plans for two stages is told of which each effect is', async () => {
  const { indicator } = reading;
  if (!indicator) throw new Error('no indicator');
  const other = {
    ...reading,
    id: 9,
    title: 'Somar',
    indicator: { ...indicator, stage: 'anos_iniciais' as const },
  };
  await openActions([reading, other]);
  expect(await screen.findByText('no índice, Anos Finais')).toBeVisible();
  expect(screen.getByText('no índice, Anos Iniciais')).toBeVisible();
});
