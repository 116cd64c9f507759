import { expect, it } from 'vitest';

import { unbroken } from './unbroken';

it.each([
  ['De R$ 50,00 por R$ 40,00.', 'De R$\u00a050,00 por R$\u00a040,00.'],
  ['Desconto de 25 % e 5%', 'Desconto de 25\u00a0% e 5%'],
  ['Quanto por % e R$ ?', 'Quanto por % e R$ ?'],
])('%s', (text, shown) => {
  expect(unbroken(text)).toBe(shown);
});
