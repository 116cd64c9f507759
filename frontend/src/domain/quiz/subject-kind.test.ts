import { expect, it } from 'vitest';

import { subjectKind } from './subject-kind';

it.each([
  ['Língua Portuguesa', 'portuguese'],
  ['MATEMÁTICA', 'maths'],
  ['Ciências', 'science'],
  ['Educação Física', 'sport'],
  ['Física', 'chemistry'],
  ['Língua Inglesa', 'foreign'],
  ['Projeto de Vida', 'other'],
])('%s is of %s', (name, kind) => {
  expect(subjectKind(name)).toBe(kind);
});
