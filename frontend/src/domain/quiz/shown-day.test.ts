import { expect, it } from 'vitest';

import { shownDay } from './shown-day';

it.each([
  [null, 'Não informado'],
  ['', 'Não informado'],
  ['ontem', 'Data inválida'],
  ['2013-03-14', '14/03/2013'],
])('the day %s is shown as %s', (value, shown) => {
  expect(shownDay(value, { missing: 'Não informado', invalid: 'Data inválida' })).toBe(shown);
});
