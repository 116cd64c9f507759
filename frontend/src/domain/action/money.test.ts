import { expect, it } from 'vitest';

import { toWire } from '@/domain/decimal';
import { formatMoney, parseMoney } from './money';

it.each([
  ['2400', '2400'],
  ['2400,5', '2400.5'],
  ['2.400', '2400'],
  ['1.234.567,89', '1234567.89'],
  ['R$ 2.400,50', '2400.50'],
  ['2400.50', '2400.50'],
  ['0,01', '0.01'],
  ['0.001', '0.001'],
])('%s is %s reais', (typed, sent) => {
  const value = parseMoney(typed);
  expect(value && toWire(value)).toBe(sent);
});

it.each(['', 'NaN', 'dois mil', '1e9'])('%s is no amount', (typed) => {
  expect(parseMoney(typed)).toBeNull();
});

it('is written with its thousands and its cents', () => {
  expect(formatMoney('2400.5')).toBe('R$\u00a02.400,50');
});
