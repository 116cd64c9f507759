import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { SkillRate } from '@/api/class-simulations/class-simulations';

import { SkillRates } from './skill-rates';

const paper: SkillRate = {
  skillId: 9,
  name: 'Fração',
  hits: 4,
  answers: 10,
  hitRate: 40,
  enough: true,
  kind: 'impressa',
  besideHits: 2,
  besideAnswers: 3,
};
const wall: SkillRate = {
  ...paper,
  skillId: 8,
  name: 'Área',
  kind: 'projetada',
  besideHits: 5,
  besideAnswers: 9,
};

it('what a class and its pupils answered stands side by side, and is no one rate', () => {
  render(<SkillRates skills={[paper, wall, { ...paper, skillId: 7, besideAnswers: 0 }]} retake={null} />);
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('40 %');
  expect(first).toHaveTextContent('Na tela da sala, a turma acertou 2 de 3.');
  expect(second).toHaveTextContent('No papel, 5 de 9.');
  expect(third).not.toHaveTextContent('Na tela');
});

it('skills of the same rate are as urgent, whatever their answers; one without a name is none', () => {
  const alike = { ...paper, skillId: 7, name: 'Juros', hits: 2, answers: 5 };
  const above = { ...paper, skillId: 6, name: 'Escala', hits: 5, hitRate: 50 };
  const none = { ...paper, skillId: null, name: 'Sem habilidade' };
  render(<SkillRates skills={[paper, alike, none, above]} retake={paper} />);
  const marked = screen.getAllByRole('listitem').map((item) => item.textContent.includes('retome primeiro'));
  expect(marked).toEqual([true, true, false, false]);
});
