import { expect, it } from 'vitest';

import { planFor, seedOf, topicOf } from './plan-for';
import { percentOf } from './plan-reason';

const read = (address: string) => seedOf(new URL(address, 'http://localhost').searchParams);

it('what is wished for comes back from the address', () => {
  const address = planFor({
    subject: 'matematica',
    grade: '9º ano',
    topic: 'Variação proporcional & escalas',
    codes: ['EF09MA08', 'EM13MAT101'],
    classId: 4,
  });
  expect(address).toMatch(/^\/lesson-plans\?gerar=1&disciplina=matematica&serie=/);
  expect(read(address)).toEqual({
    subject: 'matematica',
    grade: '9º ano',
    topic: 'Variação proporcional & escalas',
    codes: ['EF09MA08', 'EM13MAT101'],
    classId: 4,
  });
});

it('what is not known is not said', () => {
  expect(planFor({ subject: null, grade: null, topic: '', codes: ['D28'], classId: null })).toBe(
    '/lesson-plans?gerar=1',
  );
  expect(read('/lesson-plans?gerar=1')).toEqual({});
  expect(read('/lesson-plans?disciplina=matematica')).toBeNull();
});

it('what cannot be is left out', () => {
  expect(
    read('/lesson-plans?gerar=1&disciplina=xadrez&serie=10%C2%BA+ano&codigos=D12,ef06ma07,%3Cb%3E&turma=-4'),
  ).toEqual({});
  const many = Array.from({ length: 30 }, (_, place) => `EF06MA${10 + place}`);
  expect(read(`/lesson-plans?gerar=1&codigos=${many.join(',')},EF06MA10`)?.codes).toHaveLength(20);
});

it('a topic is one line of 200 characters at most, cut between words', () => {
  expect(topicOf('  Somar\n e   subtrair ')).toBe('Somar e subtrair');
  const long = topicOf('Resolver e elaborar problemas, '.repeat(20));
  expect(long.length).toBeLessThanOrEqual(200);
  expect(long).toMatch(/\p{L}\.\.\.$/u);
  expect(topicOf('x'.repeat(300))).toHaveLength(200);
});

it.each([
  { kind: 'gap', skill: 'D26 (9º ano), Matemática', hits: 10, answers: 24 },
  {
    kind: 'gap',
    skill: 'D18 (9º ano): Calcular com números inteiros, também negativos',
    hits: 13,
    answers: 24,
  },
  { kind: 'mastery', skill: 'D29 (9º ano)', toStrengthen: 24, answered: 34 },
  { kind: 'missing', code: 'EF06MA03', year: 2026 },
] as const)('why it is asked for comes back: %s', (reason) => {
  expect(read(planFor({ classId: 4, reason }))).toEqual({ classId: 4, reason });
});

it.each([
  'lacuna=D12&acertos=25&respostas=24',
  'lacuna=D12&acertos=0&respostas=0',
  'lacuna=D12&acertos=-1&respostas=24',
  'lacuna=D12&acertos=1e3&respostas=9999999',
  'lacuna=D12&acertos=10',
  'lacuna=%3Cb%3ED12%3C/b%3E&acertos=10&respostas=24',
  'lacuna=Veja+https://exemplo.com&acertos=10&respostas=24',
  'lacuna=D12%0AOutra+linha&acertos=10&respostas=24',
  `lacuna=${'D'.repeat(301)}&acertos=10&respostas=24`,
  'reforcar=D12&alunos=25&de=24',
  'reforcar=D12&alunos=0&de=24',
  'reforcar=D12&alunos=10',
  'falta=D12&em=2026',
  'falta=EF06MA03&em=1926',
  'falta=EF06MA03&em=2026.5',
])('a reason that cannot be is none: %s', (said) => {
  expect(read(`/lesson-plans?gerar=1&${said}`)).toEqual({});
});

it('a part is told in whole per cent, as the server rounds it', () => {
  expect(percentOf({ hits: 10, answers: 24 })).toBe(42);
  expect(percentOf({ hits: 1, answers: 8 })).toBe(13);
});
