import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { savedSimulation } from '../test-page';
import { savedScenario } from '../scenario/scenario';
import { CompareTable } from './compare-table';

const plan = (id: number, approvalRate: string) => savedScenario({ ...savedSimulation(id), approvalRate });

it('begins with what the scenarios come to, then what differs; what does not is one line', () => {
  render(<CompareTable scenarios={[plan(1, '91.00'), plan(2, '93.00')]} />);
  const heads = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Índice', 'O INEP publicaria', 'Diferença para A', 'Meta', 'P']);
  expect(screen.getByText(/^Iguais em todos: Modo rápida • N \d,\d+\.$/)).toBeVisible();
});
