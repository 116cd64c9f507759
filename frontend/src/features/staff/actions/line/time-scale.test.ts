import { expect, it } from 'vitest';

import type { Action } from '@/api/actions/actions';

import { daysOf, spanOf, timeScale } from './time-scale';

it('has whole months around all days', () => {
  const scale = timeScale(['2026-11-14', '2026-08-10', '2026-10-31'], 8);
  expect(scale.marks).toEqual(['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01']);
  expect(scale.end).toBe('2026-12-01');
  expect(scale.at('2026-08-01')).toBe(0);
  expect(scale.at('2026-12-01')).toBe(100);
  // 31 of 122 days.
  expect(scale.at('2026-09-01')).toBeCloseTo(25.41, 2);
});

it.each([
  [8, 3],
  [4, 6],
  [2, 12],
])('of a year and a half it has at most %i marks, %i months apart', (most, months) => {
  const { marks } = timeScale(['2026-08-10', '2027-12-17'], most);
  expect(marks.length).toBeLessThanOrEqual(most);
  expect(marks[0]).toBe('2026-08-01');
  const [first = '', second = ''] = marks;
  const apart =
    (Number(second.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + Number(second.slice(5, 7)) - 8;
  expect(apart).toBe(months);
});

it.each([
  ['2026-08-10', '2027-12-17', ['2026-08-10', '2027-12-17']],
  ['2026-08-10', null, ['2026-08-10']],
  [null, '2027-12-17', ['2026-08-06', '2027-12-17']],
  [null, null, ['2026-11-13']],
])('an action from %s to %s is drawn on its own days, whatever strays', (startDate, endDate, days) => {
  const action = { startDate, endDate, createdAt: '2026-08-06T20:46:00Z' } as Action;
  const milestones = [{ dueDate: '2020-01-01' }, { dueDate: '2026-11-13' }, { dueDate: null }];
  expect(daysOf(action, milestones, 'SP')).toEqual(days);
});

it('what was made late in the evening was made on that day of the school', () => {
  const createdAt = '2026-08-07T02:30:00Z';
  const ending = { startDate: null, endDate: '2027-12-17', createdAt } as Action;
  expect(spanOf(ending, 'SP')?.from).toBe('2026-08-06');
  const endless = { startDate: null, endDate: null, createdAt } as Action;
  expect(daysOf(endless, [{ dueDate: '2026-08-06' }], 'SP')).toEqual(['2026-08-06']);
});
