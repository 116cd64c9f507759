import { expect, it } from 'vitest';

import { shortened } from './shortened';

const hundred = 'a'.repeat(100);

it.each([
  ['a short statement stays', 'Quanto é 2 + 2?', 'Quanto é 2 + 2?'],
  ['one of 100 characters too', hundred, hundred],
  ['of 101 the last is cut', `${hundred}b`, `${hundred}...`],
  ['no space before the dots', `${'a'.repeat(99)} bcd`, `${'a'.repeat(99)}...`],
  ['lines become one', 'Leia:\n\n  Era uma vez', 'Leia: Era uma vez'],
  ['no character is cut in two', `${'a'.repeat(99)}😀😀`, `${'a'.repeat(99)}😀...`],
  ['markup is text', '<b>2</b> < $3', '<b>2</b> < $3'],
])('%s', (_, statement, shown) => {
  expect(shortened(statement)).toBe(shown);
});
