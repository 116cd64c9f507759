import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { LeverGain } from '@/api/index/calculation';

import { LeversCard } from './levers-card';
import { effort } from './test-plan';

const lever = (rest: Partial<LeverGain>): LeverGain => ({
  lever: 'lp',
  grade: null,
  step: '10',
  unit: 'pontos',
  scaleFrom: null,
  before: '5.0097',
  after: '5.1664',
  gain: '0.157',
  measure: null,
  ...rest,
});

it('prints what a step gains beside the products it is the difference of', () => {
  render(
    <LeversCard stage="anos_finais" levers={[lever({}), lever({ lever: 'mt', scaleFrom: '100.00' })]} />,
  );
  const [first, below] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Língua Portuguesa +10 pontos+0,157N × P de 5,0097 para 5,1664');
  expect(below).toHaveTextContent('+10 pontos a partir de 100, onde a escala começa');
  expect(screen.getByText('Quanto o índice ganha com um passo em cada item.')).toBeVisible();
});

it('repeats the best advance of the school, with its editions', () => {
  const { measure } = effort('0.24', 'uma_edicao');
  render(
    <LeversCard
      stage="anos_finais"
      levers={[lever({ lever: 'aprovacao', unit: 'p.p.', step: '3.2', measure })]}
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Aprovação, todos os anos +3,2 p.p., de 2017 a 2019+0,157',
  );
  expect(screen.getByText(/ano da pandemia, não entra/)).toBeVisible();
});
