import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import type { IdebRecord } from '@/api/index/ideb';
import { edition2021, edition2023 } from '@/test/records';

import { boardOf } from '../board';
import { OriginCard } from './origin-card';

const check = { ideb: '5.0', agrees: true, coarse: null };
const show = (...records: IdebRecord[]) => {
  render(<OriginCard board={boardOf(records, [], 'anos_finais')} />);
  // The evidence is folded until somebody asks for it.
  document.querySelectorAll('details.fold').forEach((fold) => fold.setAttribute('open', ''));
};

it('tells the result while it is closed, and that it agrees with INEP', () => {
  render(<OriginCard board={boardOf([edition2021, { ...edition2023, check }], [], 'anos_finais')} />);
  expect(document.querySelector('details.fold')).not.toHaveAttribute('open');
  expect(
    screen.getByText('Aprendizagem 5,33 × aprovação 0,940 = 5,01. O 6º ano caiu 2,3 p.p.'),
  ).toBeVisible();
  expect(screen.getByText('Confere com o INEP')).toBeVisible();
});

it('names the grade that fell most, and none where two fell alike', () => {
  const rates = (...values: string[]) => values.map((rate, place) => ({ grade: `${place + 6}º ano`, rate }));
  const sentence = (...now: string[]) => {
    const before = { ...edition2021, approvalByGrade: rates('95.7', '94.5') };
    const { unmount } = render(
      <OriginCard
        board={boardOf([before, { ...edition2023, approvalByGrade: rates(...now) }], [], 'anos_finais')}
      />,
    );
    const text = screen.getByText(/^Aprendizagem 5,33/).textContent;
    unmount();
    return text;
  };
  const sum = 'Aprendizagem 5,33 × aprovação 0,940 = 5,01.';
  expect(sentence('93.4', '93.7')).toBe(`${sum} O 6º ano foi o que mais caiu: 2,3\u00a0p.p.`);
  expect(sentence('96.0', '93.7')).toBe(`${sum} O 7º ano foi o que mais caiu: 0,8\u00a0p.p.`);
  expect(sentence('94.7', '93.5')).toBe(sum);
  expect(sentence('96.0', '95.0')).toBe(sum);
});

it('prints a sum whose result follows from its figures, with as many places as that takes', () => {
  const line = { score: '5.05', indicator: '0.9991', product: '5.0455', exact: null };
  show({ ...edition2023, printedScore: '5.05', printedIndicator: '0.999', line, check });
  expect(screen.getByText(/^Aprendizagem 5,05 × aprovação 0,9991 = 5,0455\./)).toBeVisible();
});

it('says the level of each proficiency, its band, and who set the bands', () => {
  show(edition2021, edition2023);
  expect(screen.getAllByText('nível de 250 a 275, básico')).toHaveLength(2);
  expect(screen.getByText(/Faixas: Todos pela Educação \/ QEdu, não oficial\./)).toBeVisible();
});

it('says of ensino médio the level alone', () => {
  const level = { from: 275, to: 300, band: null };
  const record = { ...edition2023, stage: 'ensino_medio' as const, levelLp: level, levelMt: level };
  render(<OriginCard board={boardOf([record], [], 'ensino_medio')} />);
  expect(screen.getAllByText('nível de 275 a 300')).toHaveLength(2);
  expect(screen.queryByText(/Faixas/)).toBeNull();
});

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
  const score = screen.getByRole('heading', { name: /^Aprendizagem \(N\)/ });
  expect(score).toHaveTextContent(/5,33.*0,21$/);
  expect(screen.getByRole('heading', { name: /^Aprovação \(P\)/ })).toHaveTextContent(/0,940.*0,012$/);
});

it('writes a rate with the places it has, by the word of its stage', () => {
  const rates = [{ grade: '1ª série', rate: '93.45' }];
  const record = { ...edition2023, stage: 'ensino_medio' as const, approvalByGrade: rates };
  render(<OriginCard board={boardOf([record], [], 'ensino_medio')} />);
  expect(screen.getByRole('table', { name: 'Aprovação por série' })).toHaveTextContent('93,45 %');
});
