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

it.each([
  // now, with all, the goal: where the zones begin, and how many tenths each holds
  ['5.01', '5.44', '5.4', [50, 51, 52, 53, 54, 55], 1],
  ['5.01', '5.54', '5.5', [49, 51, 53, 55], 2],
  ['5.01', '5.90', '6.4', [49, 54, 59, 64], 5],
  ['5.01', '6.90', '6.0', [50, 55, 60, 65, 70], 5],
  ['2.31', '2.40', '6.5', [15, 25, 35, 45, 55, 65], 10],
  ['1.01', '1.02', '9.9', [-1, 19, 39, 59, 79, 99], 20],
])(
  'of a far goal several tenths share a zone, and none is cut: %s, %s, %s',
  (now, all, goal, zones, step) => {
    const found = of(now, all, all, goal);
    expect(found.tenths).toEqual(zones);
    expect(found.step).toBe(step);
    expect(found.tenths).toContain(found.goal);
    for (const mark of [found.now, found.all]) {
      expect(mark).toBeGreaterThan(0);
      expect(mark).toBeLessThan(100);
    }
  },
);

it('ends at the greatest index there is', () => {
  expect(of('9.94', '10.00', '9.97', '10.0').tenths.at(-1)).toBe(100);
});

it('moves words from under a mark, and shortens them where both ends are taken', () => {
  const { far, mid } = of('5.01', '5.14', '5.06', '5.1');
  expect([...mid]).toEqual([51]);
  expect([...of('5.01', '5.06', '5.06', '5.1').far]).toEqual([51]);
  expect(far.size).toBe(0);
});

it('leaves air between the words and a mark right behind them', () => {
  // The words of 5,1 end at 0.302 of their zone on a screen of 1280 px.
  const { tenths, far } = of('5.01', '5.19', '5.081', '5.1');
  expect(tenths).toEqual([50, 51, 52, 53]);
  expect([...far]).toEqual([51]);
});
