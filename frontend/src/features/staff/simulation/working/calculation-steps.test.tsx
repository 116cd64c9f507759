import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { CalculationSteps } from './calculation-steps';

it('a step whose figures do not carry its result ends in ≈ and holds the exact fraction', () => {
  const step = { key: 'product', expression: '5,00000000 × 0,95000000', result: '4,74999999' } as const;
  render(
    <CalculationSteps
      steps={[
        { ...step, exact: { numerator: '4749999999', denominator: '1000000000' } },
        { key: 'ideb', expression: '4,74999999 → 4,7', result: '4,7', exact: null },
      ]}
    />,
  );
  const [product, ideb] = screen.getAllByRole('listitem');
  expect(product).toHaveTextContent(/4,74999999 ≈Exato: 4749999999 ÷ 1000000000$/);
  expect(ideb).toHaveTextContent(/4,7$/);
});
