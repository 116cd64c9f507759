import { expect, it } from 'vitest';

import { daysBefore, schoolDay, schoolTime } from './school-day';

it.each([
  ['AC', '2027-01-01T05:00:00Z'],
  ['AM', '2027-01-01T04:00:00Z'],
  ['SP', '2027-01-01T03:00:00Z'],
])('a day begins at midnight of the state: %s', (state, midnight) => {
  const begins = new Date(midnight);
  expect(schoolDay(state, begins)).toBe('2027-01-01');
  expect(schoolDay(state, new Date(begins.getTime() - 1))).toBe('2026-12-31');
});

it('the clock of a school is that of its state', () => {
  const instant = new Date('2026-11-14T02:47:00Z');
  expect(['SP', 'MS', 'AC'].map((state) => schoolTime(state, instant))).toEqual(['23:47', '22:47', '21:47']);
});

it.each([
  ['2026-11-14', 0, '2026-11-14'],
  ['2026-11-14', 29, '2026-10-16'],
  ['2027-01-01', 1, '2026-12-31'],
])('%s less %i days', (day, days, earlier) => {
  expect(daysBefore(day, days)).toBe(earlier);
});
