import { expect, it } from 'vitest';

import { type Decimal, parseDecimal } from '@/domain/decimal';
import { formatBelow, formatGap } from './gap';

const read = (text: string): Decimal => parseDecimal(text) ?? { digits: 0n, scale: 0 };

it('writes as many places as it takes not to show a limit that is not reached', () => {
  expect(formatBelow(read('5.0097'), read('5.05'))).toBe('5,01');
  expect(formatBelow(read('5.049'), read('5.05'))).toBe('5,049');
  expect(formatBelow(read('5.13'), read('5.05'))).toBe('5,13');
});

it('writes as many places as it takes not to show a gap as zero', () => {
  expect(formatGap(read('0.0403'))).toBe('0,04');
  expect(formatGap(read('0.001'))).toBe('0,001');
  expect(formatGap(read('0'))).toBe('0,00');
});
