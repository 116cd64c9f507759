import { expect, it } from 'vitest';

import { quoted } from './quoted';

// As the server writes them.
it.each([
  ['Busca ativa', '“Busca ativa”'],
  ['Ler “bem” todo dia', '“Ler ‘bem’ todo dia”'],
  ['"Ler" e ("ouvir")', '“‘Ler’ e (‘ouvir’)”'],
  ['«Ler» bem”, disse', '“‘Ler’ bem’, disse”'],
  ["D'Ávila", "“D'Ávila”"],
])('%s is quoted so that it ends where it ends', (title, expected) => {
  expect(quoted(title)).toBe(expected);
});
