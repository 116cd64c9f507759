import { expect, it } from 'vitest';

import { methodologyParts, stepMinutes } from './methodology';

const TEXT = `Aula 1 de 2 (20 min)
5 min, Retomada: duas questões, de memória: sem caderno.
15 minutos – Explicação: a receita de pão.

Pausa: guardar os cartões.
10 min, Quiz de saída
Dica: medir antes.`;

it('reads steps and remarks, and leaves the other lines as they stand', () => {
  expect(methodologyParts(TEXT)).toEqual([
    { kind: 'line', text: 'Aula 1 de 2 (20 min)' },
    { kind: 'step', minutes: 5, name: 'Retomada', text: 'duas questões, de memória: sem caderno.' },
    { kind: 'step', minutes: 15, name: 'Explicação', text: 'a receita de pão.' },
    { kind: 'remark', label: 'Pausa', text: 'guardar os cartões.' },
    { kind: 'step', minutes: 10, name: 'Quiz de saída', text: '' },
    { kind: 'line', text: 'Dica: medir antes.' },
  ]);
  expect(stepMinutes(TEXT)).toBe(30);
});

it.each(['10 minas de carvão', '5 min', 'min, Retomada: x', '3 min, : x', ''])('%s is no step', (line) => {
  expect(stepMinutes(line)).toBeNull();
});
