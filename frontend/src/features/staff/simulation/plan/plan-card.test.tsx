import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Calculation, Plan } from '@/api/calculation';

import { PlanCard } from './plan-card';

const plan: Plan = { target: '5.1', threshold: '5.05', gap: '0.0043', met: false, single: [], free: null };

const calculation: Calculation = {
  stage: 'anos_finais',
  edition: null,
  scoreLp: '5.4',
  scoreMt: '5.4',
  standardizedScore: '5.4',
  performanceIndicator: '0.93',
  product: '5.0457',
  ideb: '5.0',
  steps: [],
  published: null,
  plan,
  levers: [],
  suggestions: [],
};

it('writes what is missing with one precision, in its title and on its rule', () => {
  render(
    <PlanCard
      calculation={calculation}
      plan={plan}
      locked={[]}
      pending={false}
      outdated={false}
      onHold={() => undefined}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Para publicar 5,1 faltam 0,004' })).toBeVisible();
  expect(screen.getByText('faltam 0,004')).toBeInTheDocument();
  expect(screen.getByText(/N × P está em 5,046 e precisa chegar a 5,05/)).toBeVisible();
  expect(screen.getByText('N × P 5,046')).toBeInTheDocument();
});
