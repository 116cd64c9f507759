import { expect, it } from 'vitest';

import { formatLeast, formatRate } from './own-places';

it('loses needless zeros only', () => {
  expect(formatLeast('94.50')).toBe('94,5');
  expect(formatLeast('94.55')).toBe('94,55');
  expect(formatLeast('5')).toBe('5,0');
  expect(formatLeast('5.29800', 2)).toBe('5,298');
  expect(formatLeast(null)).toBe('–');
  expect(formatRate('93.45')).toBe('93,45\u00a0%');
  expect(formatRate(null)).toBe('–');
});
