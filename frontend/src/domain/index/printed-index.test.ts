import { expect, test } from 'vitest';

import { decimal, formatDecimal } from '@/domain/decimal';

import { printedIndex } from './printed-index';

test.each([
  ['5.0097', '5,01'],
  ['5.05', '5,05'],
  ['5', '5,00'],
  // Rounded to two places these would publish a tenth more.
  ['5.0457', '5,046'],
  ['4.74991', '4,7499'],
  ['5.0499', '5,0499'],
])('%s is printed as %s', (product, printed) => {
  const exact = decimal(product);
  expect(exact && formatDecimal(printedIndex(exact))).toBe(printed);
});
