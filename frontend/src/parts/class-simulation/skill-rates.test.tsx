import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { SkillRate } from '@/api/class-simulations/class-simulations';

import { SkillRates } from './skill-rates';

const ofPupils: SkillRate = {
  skillId: 1,
  name: 'Fração',
  by: 'impressa',
  hits: 38,
  answers: 93,
  hitRate: 41,
  enough: true,
  apart: null,
};
const ofClass: SkillRate = { ...ofPupils, skillId: 2, by: 'projetada', hits: 7, answers: 10, hitRate: 70 };

const lines = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
const NOTE = 'Só respostas na tela da sala: uma da turma por questão.';

it.each<[string, SkillRate, string]>([
  ['pupils alone need no words', ofPupils, 'Fração 41 % 38 de 93'],
  [
    'the class stands beside its pupils',
    { ...ofPupils, apart: { hits: 7, answers: 10 } },
    'Fração 41 % 38 de 93na tela da sala, a turma acertou 7 de 10',
  ],
  [
    'few pupils stand beside their class',
    { ...ofClass, apart: { hits: 9, answers: 9 } },
    'Fração 70 % 7 de 10no papel, 9 de 9 certas',
  ],
  [
    'too few of both',
    { ...ofPupils, enough: false, hits: 2, answers: 4, apart: { hits: 1, answers: 1 } },
    'Fração 2 de 4 certasna tela da sala, a turma acertou 1 de 1',
  ],
])('%s', (_, skill, said) => {
  render(<SkillRates skills={[skill]} retake={null} />);
  expect(lines()).toEqual([said]);
  expect(screen.queryByText(NOTE)).toBeNull();
});

it('that a class alone answered is said once where it is so of all, else of each', () => {
  const { rerender } = render(<SkillRates skills={[ofClass]} retake={null} />);
  expect(screen.getByText(NOTE)).toBeVisible();
  expect(lines()).toEqual(['Fração 70 % 7 de 10']);
  rerender(<SkillRates skills={[ofPupils, ofClass]} retake={null} />);
  expect(screen.queryByText(NOTE)).toBeNull();
  expect(lines()).toEqual([
    'Fração 41 % 38 de 93',
    'Fração 70 % 7 de 10só na tela da sala, uma resposta da turma por questão',
  ]);
});
