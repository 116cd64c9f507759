import { expect, it } from 'vitest';

import { toCsv } from './csv';

it('writes semicolons, commas and a byte order mark, and no cell that a spreadsheet would run', () => {
  const csv = toCsv(
    ['Ano', 'IDEB'],
    [
      ['2023', '5,0'],
      ['=SOMA(A1)', '−0,1'],
      ['a;"b"', '–'],
    ],
  );
  expect(csv).toBe('\uFEFFAno;IDEB\r\n2023;5,0\r\n\'=SOMA(A1);-0,1\r\n"a;""b""";\r\n');
});
