import { expect, it, test } from 'vitest';

import { PASTED, refusedFile } from './import-file';
import { importText } from './import.text';

const kind = { accepts: ['.xlsx', '.csv'], text: { wrongKind: 'Use XLSX ou CSV.' } };

test.each([
  ['ESCOLAS.XLSX', 10, null],
  ['escolas.pdf', 10, 'Use XLSX ou CSV.'],
  ['escolas.csv', 2_000_001, importText.file.tooLarge(2)],
  ['escolas.csv', 2_000_000, null],
  ['escolas.csv', 0, importText.file.empty],
  [PASTED, 10, null],
  [PASTED, 2_000_001, importText.file.tooLarge(2)],
])('%s of %i bytes is refused before it is sent, or not', (name, size, refusal) => {
  expect(refusedFile({ name, size }, kind)).toBe(refusal);
});

it('of no byte is refused in the words of its kind', () => {
  const own = { ...kind, text: { ...kind.text, empty: 'Arquivo inválido.' } };
  expect(refusedFile({ name: 'a.csv', size: 0 }, own)).toBe('Arquivo inválido.');
});

it('a kind may take larger files', () => {
  const large = { ...kind, largest: 5 };
  expect(refusedFile({ name: 'escolas.csv', size: 5_000_000 }, large)).toBeNull();
  expect(refusedFile({ name: 'escolas.csv', size: 5_000_001 }, large)).toBe(importText.file.tooLarge(5));
});
