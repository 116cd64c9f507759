import { expect, it } from 'vitest';

import { formatDecimal } from '@/domain/decimal';

import { estimateOf, wrongIn } from './estimate';

const typed = (approval: string, saeb: string, target = '') => ({ approval, saeb, target });

it.each([
  ['94,5', '5,4', '5,10', false],
  ['100', '10', '10,00', true],
  ['0', '5', '0,00', true],
  ['94.5', '5.4', '5,10', false],
  ['95', '5,4', '5,13', true],
])('%s %% and %s give %s', (approval, saeb, index, isExact) => {
  const estimate = estimateOf(typed(approval, saeb));
  expect(estimate && formatDecimal(estimate.index, 2)).toBe(index);
  expect(estimate?.isExact).toBe(isExact);
});

it.each([
  [typed('', '5'), { approval: 'invalid' }],
  [typed('94', 'abc'), { saeb: 'invalid' }],
  [typed('100,1', '5'), { approval: 'range' }],
  [typed('-1', '10,1'), { approval: 'range', saeb: 'range' }],
  [typed('94', '5', '11'), { target: 'range' }],
])('%o is refused', (values, wrong) => {
  expect(wrongIn(values)).toEqual(wrong);
  expect(estimateOf(values)).toBeNull();
});
