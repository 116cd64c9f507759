import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Calculation, Plan, PlanChange, SingleLever } from '@/api/calculation';

import { PlanCard } from './plan-card';

const plan: Plan = {
  target: '5.1',
  threshold: '5.05',
  gap: '0.004',
  met: false,
  single: [],
  allGrades: null,
  free: null,
  onTheWay: null,
  goals: [],
  measuredBy: null,
};

const calculation: Calculation = {
  stage: 'anos_finais',
  edition: null,
  scoreLp: '5.4',
  scoreMt: '5.4',
  standardizedScore: '5.4',
  performanceIndicator: '0.93',
  line: { score: '5.42548', indicator: '0.93', product: '5.0457', exact: null },
  index: '5.046',
  calculatedIdeb: '5.05',
  ideb: '5.0',
  steps: [],
  published: null,
  plan,
  levers: [],
  suggestions: [],
};

const show = (shown: Plan, stage = calculation.stage) =>
  render(
    <PlanCard
      calculation={{ ...calculation, stage }}
      plan={shown}
      locked={[]}
      pending={false}
      outdated={false}
      onLocksChange={() => undefined}
    />,
  );

it('writes what is missing as the difference of what it writes, in its title and on its rule', () => {
  show(plan);
  expect(screen.getByRole('heading', { name: 'Para publicar 5,1 faltam 0,004' })).toBeVisible();
  expect(screen.getByText('faltam 0,004')).toBeInTheDocument();
  expect(screen.getByText(/N × P está em 5,046 e precisa chegar a 5,05/)).toBeVisible();
  expect(screen.getByText('N × P 5,046')).toBeInTheDocument();
});

const grade = (name: string, current: string, needed: string): PlanChange => ({
  lever: 'grade',
  grade: name,
  current,
  start: current,
  needed,
});

it('lists what each grade must reach, and the step where one leads every grade there', () => {
  const changes = [grade('6º ano', '93.40', '94.20'), grade('7º ano', '99.80', '100.00')];
  show({ ...plan, allGrades: { step: '0.8', changes } });
  const table = screen.getByRole('table', {
    name: 'O que todos os anos precisam alcançar para publicar 5,1',
  });
  const rows = within(table).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    '6º ano93,4\u00a0%94,2\u00a0%',
    '7º ano99,8\u00a0%100,0\u00a0%',
  ]);
  expect(screen.getByText('Basta subir 0,8 p.p. em cada ano, até 100 %.')).toBeVisible();
});

it('names no step where the rates lead to none, and says so when 100 % does not suffice', () => {
  const changes = [grade('1ª série', '93.45', '94.50'), grade('2ª série', '94.00', '95.10')];
  const { unmount } = show({ ...plan, allGrades: { step: null, changes } }, 'ensino_medio');
  expect(screen.getByText('Basta que cada série chegue ao valor da tabela.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Aprovação, todas as séries' })).toBeVisible();
  unmount();
  show(plan);
  expect(screen.getByText('Nem com 100 % de aprovação a escola publica 5,1.')).toBeVisible();
});

it('says where the points of a subject below the scale begin to count', () => {
  const below: SingleLever = {
    lever: 'lp',
    grade: null,
    unit: 'pontos',
    current: '90.00',
    start: '100.00',
    needed: '111.58',
    difference: '11.58',
    pupils: null,
    effort: null,
  };
  show({ ...plan, single: [below] });
  expect(screen.getByText(/^Língua Portuguesa está em 90,00, abaixo de 100,00/)).toBeVisible();
  expect(screen.getByText(/^\+11,58\spontos/)).toBeVisible();
});
