import { expect, it } from 'vitest';

import { bnccGrades, gradesOf } from './grades';

it.each([
  ['EF05MA07', '5º ano'],
  ['EF35LP01', '3º ao 5º ano'],
  ['EF15AR04', '1º ao 5º ano'],
  ['EF69CO05', '6º ao 9º ano'],
  ['EM13MAT101', 'Ensino Médio'],
  ['EI03EO01', 'Educação Infantil'],
  ['D12', ''],
])('%s is of %s', (code, grades) => {
  expect(gradesOf(code)).toBe(grades);
});

it('has nine years and the grades of the ensino médio', () => {
  expect(bnccGrades).toHaveLength(13);
  expect(bnccGrades.at(0)).toBe('1º ano');
  expect(bnccGrades.at(-1)).toBe('4ª série');
});
