import { expect, it } from 'vitest';

import { namedClass, namedClassFirst } from './class-name';

it.each([
  ['6º A', 'turma 6º A', 'Turma 6º A'],
  ['Turma da tarde', 'Turma da tarde', 'Turma da tarde'],
  ['turma B', 'turma B', 'Turma B'],
  ['Turmalina', 'turma Turmalina', 'Turma Turmalina'],
])('the class %s is called %s, and %s where a sentence begins', (name, inside, first) => {
  expect(namedClass(name)).toBe(inside);
  expect(namedClassFirst(name)).toBe(first);
});
