import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { SkillParameters } from '@/api/learning/mastery-map';
import type { SchoolProjection, StageProjection } from '@/api/learning/projection';
import { refuse } from '@/test/server';

import { openDashboard } from '../test-page';

const component = (name: string, pupilsProjected: number): StageProjection['components'][number] => ({
  component: name === 'Matemática' ? 'MT' : 'LP',
  name,
  projection: pupilsProjected > 0 ? { index: '5.9', low: '5.0', high: '6.8' } : null,
  lacks: pupilsProjected > 0 ? [] : ['Nenhum aluno está em turma com projeção.'],
  coverage: { classesProjected: pupilsProjected > 0 ? 2 : 0, classes: 2, pupilsProjected, pupils: 53 },
  calibrated: null,
  notCalibrated: null,
});

const stage: StageProjection = {
  stage: 'anos_finais',
  matrix: '9',
  components: [component('Língua Portuguesa', 53), component('Matemática', 27)],
  joint: { projection: { index: '6.2', low: '5.6', high: '6.9' }, only: null },
  jointLacks: null,
  classes: [{ classId: 7, className: '9º A', joint: null }],
};

const told = (of: Partial<StageProjection> = {}): SchoolProjection => ({
  notice: 'Projeção interna, não é nota do Saeb.',
  stages: [{ ...stage, ...of }],
});

const lacking: Partial<StageProjection> = {
  components: [component('Língua Portuguesa', 0), component('Matemática', 0)],
  joint: null,
};

const PLAYED = [{ skillId: 1 } as SkillParameters];

it('stands below the evidence, with its interval, its coverage, and the official index', async () => {
  openDashboard({ 'GET /api/school/{school}/projection': () => told() });
  const card = within(await screen.findByRole('region', { name: 'Projeção da escola, Anos Finais' }));
  expect(card.getByText('6,2, entre 5,6 e 6,9')).toBeVisible();
  expect(card.getByText('Projeção interna, não é nota do Saeb.')).toBeVisible();
  expect(
    card.getByText(/O IDEB oficial de 2023 é 5,0\. As duas escalas vão de 0 a 10, mas não são a mesma\./),
  ).toBeVisible();
  expect(card.getByText(/Matemática: turmas com 27 dos 53 alunos\./)).toBeVisible();
  expect(card.getByRole('link', { name: 'Ver o mapa das turmas' })).toHaveAttribute(
    'href',
    '/classroom/mapa?turma=7',
  );
});

it('says of which subject alone it is, and what the own editions move it to', async () => {
  const [reading] = stage.components;
  const calibrated = { projection: { index: '5.2', low: '4.0', high: '6.4' }, editions: 2 };
  openDashboard({
    'GET /api/school/{school}/projection': () =>
      told({
        components: reading ? [{ ...reading, calibrated }, component('Matemática', 0)] : [],
        joint: { projection: { index: '5.9', low: '5.0', high: '6.8' }, only: 'LP' },
      }),
  });
  expect(await screen.findByText('5,9, entre 5,0 e 6,8 (só de Língua Portuguesa)')).toBeVisible();
  expect(
    screen.getByText(
      'Ajustada à nota Saeb por 2 edições da escola, Língua Portuguesa: 5,2, entre 4,0 e 6,4.',
    ),
  ).toBeVisible();
});

it('says in one line what is missing, and leads to the map', async () => {
  openDashboard({
    'GET /api/school/{school}/projection': () => told(lacking),
    'GET /api/school/{school}/mastery-parameters': () => PLAYED,
  });
  expect(
    await screen.findByRole('link', {
      name: 'Ainda é cedo para projetar o resultado da escola. Nenhum aluno está em turma com projeção.',
    }),
  ).toHaveAttribute('href', '/classroom/mapa?turma=7');
});

it.each([
  ['nobody ever played', () => told(lacking)],
  ['it cannot be had', () => refuse(503)],
])('is not there where %s', async (_, answer) => {
  let asked = 0;
  openDashboard({
    'GET /api/school/{school}/projection': () => {
      asked += 1;
      return answer();
    },
    'GET /api/school/{school}/mastery-parameters': () => [],
  });
  await screen.findByText('Simulador IDEB');
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  fireEvent.pointerMove(window);
  expect(screen.queryByText(/Ainda é cedo para projetar/)).toBeNull();
  expect(screen.queryByText(/^Projeção da escola/)).toBeNull();
});
