import { expect, it } from 'vitest';

import { methodologyParts, stepsOf, totalOf } from './methodology';

const TEXT = `Aula 1 de 2 (20 min)
5 min, Retomada: duas questões, de memória: sem caderno.
  15 minutos – Explicação: a receita de pão.

Pausa: guardar os cartões.
Aula 2 de 2 (10 min)
10 min, Quiz de saída
Erros comuns: somar em vez de multiplicar.
Para quem já sabe: escalas.
Dica: medir antes.`;

it('reads lines as steps, as remarks, or as they stand', () => {
  const step = (minutes: number, name: string, text: string) => ({ kind: 'step', minutes, name, text });
  const parts = methodologyParts(TEXT);
  expect(parts).toEqual([
    { kind: 'line', text: 'Aula 1 de 2 (20 min)' },
    step(5, 'Retomada', 'duas questões, de memória: sem caderno.'),
    step(15, 'Explicação', 'a receita de pão.'),
    { kind: 'remark', label: 'Pausa', text: 'guardar os cartões.' },
    { kind: 'line', text: 'Aula 2 de 2 (10 min)' },
    step(10, 'Quiz de saída', ''),
    { kind: 'remark', label: 'Erros comuns', text: 'somar em vez de multiplicar.' },
    { kind: 'remark', label: 'Para quem já sabe', text: 'escalas.' },
    { kind: 'line', text: 'Dica: medir antes.' },
  ]);
  expect(totalOf(stepsOf(parts))).toBe(30);
});

it.each(['10 minas de carvão', '5 min', 'min, Retomada: x', '99999999 min, Retomada: x', '3 min, : x', ''])(
  '“%s” is no step',
  (line) => expect(stepsOf(methodologyParts(line))).toEqual([]),
);

it.each(['10 min. Retomada: x', '10 min - Retomada: x', '10min: Retomada', '1 minuto, Pausa'])(
  '“%s” is one as the server reads it',
  (line) => expect(stepsOf(methodologyParts(line)).length).toBe(line.startsWith('10 min. R') ? 0 : 1),
);
