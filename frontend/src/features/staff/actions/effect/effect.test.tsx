import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

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
    observed: { year: 2025, change: '-0.80' },
  },
};

it('a rise of approval is told in pupils, with what became of it later', async () => {
  await openActions([reading], answer(ofGrade));
  await screen.findByText('+0,04');
  const card = within(cardOf('Ler todo dia'));
  expect(card.getByText(/no 6º ano = 2 alunos$/)).toHaveTextContent('+3,1 p.p. no 6º ano = 2 alunos');
  expect(card.getByText(/^observado em 2025/)).toHaveTextContent('observado em 2025: −0,8 p.p.');
});

it('in the details the observed change stands beside the expected one, and what it takes', async () => {
  await openActions([reading], answer(ofGrade), '/actions?acao=5');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ler todo dia' }));
  expect(await dialog.findByText('2 alunos a mais aprovados, de 61')).toBeVisible();
  const observed = dialog.getByText('Observado em 2025').closest('div');
  expect(observed).toHaveTextContent('−0,8p.p. desde 2023; o esperado era +3,1');
  expect(dialog.getByText('dá em uma edição')).toBeVisible();
  expect(dialog.getByText('menos da metade do maior avanço da escola, 6,9 p.p.')).toBeVisible();
});

it.each([
  ['sem_alavanca', 'Efeito não calculado', /O alvo é o próprio índice/],
  ['sem_dados', 'Efeito não calculado', /ainda não tem uma edição/],
  ['sem_espaco', 'Sem efeito no índice', /já está no máximo/],
] as const)('says why there is none: %s', async (missing, title, reason) => {
  await openActions([reading], answer({ missing, effect: null }));
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
