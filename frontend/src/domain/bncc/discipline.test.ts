import { expect, it } from 'vitest';

import { disciplineOf } from './discipline';

it.each([
  ['Matemática', 'matematica'],
  ['matematica 2', 'matematica'],
  ['Língua Portuguesa I', 'lingua_portuguesa'],
  ['Português', 'lingua_portuguesa'],
  ['Artes', 'arte'],
  ['Língua Inglesa', 'ingles'],
  ['Ciências', 'ciencias'],
  ['Xadrez', null],
])('%s is %s', (subject, discipline) => {
  expect(disciplineOf(subject)).toBe(discipline);
});
