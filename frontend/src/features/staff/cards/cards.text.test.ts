import { expect, it } from 'vitest';

import { cardsText } from './cards.text';

it('calls no class a class twice', () => {
  const names = ['6º A', 'Turma da tarde', 'turma B'];
  expect(names.map(cardsText.ofClass)).toEqual(['turma 6º A', 'Turma da tarde', 'turma B']);
  expect(names.map(cardsText.card.className)).toEqual(['Turma 6º A', 'Turma da tarde', 'Turma B']);
});
