import { expect, it } from 'vitest';

import { classesText } from './classes/classes.text';
import { subjectsText } from './subjects/subjects.text';

it.each([
  ['9º A', 'Excluir a turma 9º A?'],
  ['Turma da tarde', 'Excluir a Turma da tarde?'],
  ['turma B', 'Excluir a turma B?'],
])('a class called %s is asked about as one, once', (name, title) => {
  expect(classesText.removal(name, '').title).toBe(title);
});

it('a subject keeps its noun', () => {
  expect(subjectsText.removal('Turma', '').title).toBe('Excluir a disciplina Turma?');
});
