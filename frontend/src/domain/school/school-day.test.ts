import { expect, it } from 'vitest';

import { schoolDay } from './school-day';

it.each([
  ['AC', '2027-01-01T05:00:00Z'],
  ['AM', '2027-01-01T04:00:00Z'],
  ['SP', '2027-01-01T03:00:00Z'],
])('a day begins at midnight of the state: %s', (state, midnight) => {
  const begins = new Date(midnight);
  expect(schoolDay(state, begins)).toBe('2027-01-01');
  expect(schoolDay(state, new Date(begins.getTime() - 1))).toBe('2026-12-31');
});
