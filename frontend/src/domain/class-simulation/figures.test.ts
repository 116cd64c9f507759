import { expect, it } from 'vitest';

import { durationOf } from './figures';

it.each([
  [0, '0', 's'],
  [1, '1', 's'],
  [59, '59', 's'],
  [60, '1:00', 'min'],
  [112, '1:52', 'min'],
  [3600, '60:00', 'min'],
])('%i seconds', (seconds, value, unit) => {
  expect(durationOf(seconds)).toEqual({ value, unit });
});
