import { expect, it } from 'vitest';

import { studentsText as text } from './students.text';

it.each([
  [24.46, '24,5 alunos por turma, em média'],
  [1.04, '1 aluno por turma, em média'],
  [0.5, '0,5 alunos por turma, em média'],
  [1200, '1.200 alunos por turma, em média'],
])('a mean of %d is told as "%s"', (mean, told) => {
  expect(text.perClass(mean)).toBe(told);
});
