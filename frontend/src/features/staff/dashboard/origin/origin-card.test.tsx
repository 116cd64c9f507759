import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import type { IdebRecord } from '@/api/ideb';
import { edition2021, edition2023 } from '@/test/records';

import { boardOf } from '../board';
import { OriginCard } from './origin-card';

const check = { ideb: '5.0', agrees: true, coarse: null };
const show = (...records: IdebRecord[]) => render(<OriginCard board={boardOf(records, [], 'anos_finais')} />);

it('multiplies the figures that it prints', () => {
  show(edition2021, { ...edition2023, check });
  expect(screen.getByText('N × P = 5,32967 × 0,93996 = 5,0097. Publicado com uma casa: 5,0.')).toBeVisible();
});

it('opens the exact fraction where eight places do not do', async () => {
  const exact = { numerator: '4749999999', denominator: '1000000000' };
  const line = { score: '5.00000000', indicator: '0.95000000', product: '4.74999999', exact };
  show({ ...edition2023, idebScore: '4.7', check: { ideb: '4.7', agrees: true, coarse: null }, line });
  expect(screen.getByText('N × P = 5,00000000 × 0,95000000. Publicado com uma casa: 4,7.')).toBeVisible();
  const fraction = screen.getByText('Exato: 4749999999 ÷ 1000000000');
  expect(fraction).not.toBeVisible();
  await userEvent.click(screen.getByText('4,74999999 ≈'));
  expect(fraction).toBeVisible();
});

it('writes N and P as everywhere, and a change as the difference of what two editions read', () => {
  show(edition2021, edition2023);
  const score = screen.getByRole('heading', { name: /^N, nota Saeb/ });
  expect(score).toHaveTextContent(/5,33.*0,21$/);
  expect(screen.getByRole('heading', { name: /^P, rendimento/ })).toHaveTextContent(/0,940.*0,012$/);
});

it('writes a rate with the places it has, by the word of its stage', () => {
  const rates = [{ grade: '1ª série', rate: '93.45' }];
  const record = { ...edition2023, stage: 'ensino_medio' as const, approvalByGrade: rates };
  render(<OriginCard board={boardOf([record], [], 'ensino_medio')} />);
  expect(screen.getByRole('table', { name: 'Aprovação por série' })).toHaveTextContent('93,45 %');
});
