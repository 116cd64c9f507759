import { expect, it } from 'vitest';

import { decimal } from '@/domain/decimal';

import { planTenths } from './plan-tenths';

const of = (...values: readonly string[]) => {
  const [now, all, withoutLate, target] = values.map(decimal);
  if (!now || !all || !withoutLate || !target) throw new Error('no figures');
  return planTenths(now, all, withoutLate, target);
};

it('begins where the index stands, and ends beyond the goal', () => {
  const zoomed = of('5.01', '5.14', '5.08', '5.1');
  expect(zoomed.tenths).toEqual([50, 51, 52]);
  expect([zoomed.now, zoomed.withoutLate, zoomed.all].map(Math.round)).toEqual([20, 43, 63]);
});

it('leaves room for the words of a mark in the first half of its tenth', () => {
  expect(of('4.96', '5.02', '5.02', '5.1').tenths).toEqual([49, 50, 51, 52]);
});

it('of a far goal shows as much as can be read', () => {
  const { tenths, all } = of('5.01', '5.90', '5.90', '6.4');
  expect(tenths).toHaveLength(6);
  expect(all).toBe(100);
});

it('ends at the greatest index there is', () => {
  expect(of('9.94', '10.00', '9.97', '10.0').tenths.at(-1)).toBe(100);
});

it('moves words from under a mark, and shortens them where both ends are taken', () => {
  const { far, mid } = of('5.01', '5.14', '5.06', '5.1');
  expect([...mid]).toEqual([51]);
  expect([...of('5.01', '5.06', '5.06', '5.1').far]).toEqual([51]);
  expect(far.size).toBe(0);
});
