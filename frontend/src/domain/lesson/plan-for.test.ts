import { expect, it } from 'vitest';

import { planFor, seedOf, topicOf } from './plan-for';

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
