import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { ActionSum } from '@/api/index/action-sum';
import { actionSum } from '@/test/action-sum';
import { outlookAnswer } from '@/test/outlook';
import { refuse } from '@/test/server';

import { openDashboard } from '../test-page';

const { answer } = actionSum;
const findLine = (words: string) => screen.findByRole('link', { name: words });

it.each<[Partial<ActionSum>, string]>([
  [{}, 'As 4 ações ativas com indicador levam o índice de 5,01 a 5,14: basta para publicar 5,1.'],
  [
    { actions: 1, answer: { ...answer, withAll: '5.03', reaches: false, difference: '0.02' } },
    'A ação ativa com indicador leva o índice de 5,01 a 5,03: para publicar 5,1 ainda faltam 0,02.',
  ],
  [{ actions: 0 }, 'Nenhuma ação ativa move este índice: ver as ações estratégicas.'],
  [{ answer: null, missing: 'incomplete_inputs' }, 'Ver as ações estratégicas.'],
])('tells %o in one line that leads to the actions', async (of, words) => {
  openDashboard({ 'GET /api/school/{school}/actions/sum': () => ({ ...actionSum, ...of }) });
  expect(await findLine(words)).toHaveAttribute('href', '/actions?etapa=anos_finais');
});

it('leads there also where the sum cannot be had', async () => {
  openDashboard({ 'GET /api/school/{school}/actions/sum': () => refuse(503) });
  expect(await findLine('Ver as ações estratégicas.')).toBeVisible();
});

it('asks after the answer above it, which waits for nothing of it', async () => {
  const asked: string[] = [];
  openDashboard({
    'GET /api/school/{school}/outlook': () => {
      asked.push('outlook');
      return { stage: 'anos_finais', missing: null, answer: outlookAnswer };
    },
    'GET /api/school/{school}/actions/sum': () => {
      asked.push('sum');
      return actionSum;
    },
  });
  await findLine('As 4 ações ativas com indicador levam o índice de 5,01 a 5,14: basta para publicar 5,1.');
  expect(asked).toEqual(['outlook', 'sum']);
});
