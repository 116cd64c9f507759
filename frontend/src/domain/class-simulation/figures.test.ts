import { expect, it } from 'vitest';

import { duration } from './figures';

it.each([
  [0, '0', 's'],
  [59, '59', 's'],
  [60, '1:00', 'min'],
  [112, '1:52', 'min'],
])('%i seconds are %s %s', (seconds, value, unit) => {
  expect(duration(seconds)).toEqual({ value, unit });
});
