import { expect, it } from 'vitest';

import { pupilImportText } from './pupil-import.text';

it.each([
  ['Girassol', 'Ano da turma Girassol', 'Turno da turma Girassol'],
  ['Turma do sol', 'Ano da Turma do sol', 'Turno da Turma do sol'],
])('of a new class called %s, it is no class twice', (name, grade, shift) => {
  expect(pupilImportText.newClasses.grade(name)).toBe(grade);
  expect(pupilImportText.newClasses.shift(name)).toBe(shift);
});
