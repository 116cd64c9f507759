import { expect, it } from 'vitest';

import { moved, placeAt } from './use-order';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('from %i to %i', (from, to, result) => {
  expect(moved([...'abc'], from, to).join('')).toBe(result);
});

it('a pointer is over a row, or over the last below all of them', () => {
  const rows = [
    { top: 0, bottom: 50 },
    { top: 50, bottom: 100 },
  ];
  expect([-5, 10, 60, 400].map((y) => placeAt(rows, y))).toEqual([0, 0, 1, 1]);
});
