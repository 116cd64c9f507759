import { describe, expect, it } from 'vitest';

import type { OutlookAnswer } from '@/api/index/outlook';
import { outlookAnswer } from '@/test/outlook';

import { answerReason, answerSentence, differenceWords, onTheWayWords } from './answer-sentence';

const today = new Date('2026-11-14');
const say = (rest: Partial<OutlookAnswer>): [string, string] => {
  const answer = { ...outlookAnswer, ...rest };
  return [answerSentence(answer), answerReason(answer, today)];
};

const goal = { ideb: '5.0', year: 2027, origin: 'escola', reached: true, met: false } as const;
const next = { ideb: '5.1', year: null, origin: 'proximo' } as const;

describe('the answer in words', () => {
  it('says how far the goal is, whose it is, and from where on it is published', () => {
    expect(say({})).toEqual([
      'Para publicar 5,1 faltam 0,04',
      'É a meta da escola para 2027. O índice está em 5,01, e de 5,05 em diante o INEP publica 5,1.',
    ]);
    const mec = { ideb: '5.4', year: 2021, origin: 'mec', reached: false, met: false } as const;
    expect(say({ goal: mec })[1]).toMatch(/^É a Meta MEC de 2021, a última oficial\./);
  });

  it('aims at the next tenth without a goal', () => {
    expect(say({ goal: null, aim: next })).toEqual([
      'Para publicar 5,1 faltam 0,04',
      'A escola ainda não tem meta: 5,1 é o próximo décimo. O índice está em 5,01, e de 5,05 em diante o INEP publica 5,1.',
    ]);
  });

  it('does not call a goal met before its own edition', () => {
    expect(say({ goal, aim: next })).toEqual([
      'Para publicar 5,1 faltam 0,04',
      expect.stringMatching(
        /^A meta da escola, 5,0, é para 2027: o IDEB de 2023 já chega a ela, e vale o daquela edição\. O índice/,
      ),
    ]);
    expect(say({ goal: { ...goal, year: 2023, met: true }, aim: next })[0]).toBe('A meta 5,0 está atingida');
  });

  it('says that a result is old', () => {
    expect(say({ year: 2019 })[1]).toContain('Atenção: o resultado é da edição de 2019, de 7 anos atrás.');
    expect(say({})[1]).not.toContain('Atenção');
  });

  it('has nothing to say above ten', () => {
    const highest = { idebScore: '10.0', index: '10.00', goal: null, met: true, ways: [] };
    expect(say(highest)).toEqual(['O IDEB chegou a 10,0, o maior que existe', '']);
  });

  it('tells both figures where the formula gives another index', () => {
    expect(differenceWords(outlookAnswer)).toBeNull();
    expect(differenceWords({ ...outlookAnswer, agrees: null })).toBeNull();
    expect(differenceWords({ ...outlookAnswer, agrees: false, idebScore: '4.9' })).toBe(
      'Nosso cálculo dá 5,0 e o INEP publicou 4,9. Vale o publicado.',
    );
  });
});

describe('a goal on the way', () => {
  const [way] = outlookAnswer.ways;
  const measured = (tone: 'uma_edicao' | 'duas_edicoes' | 'alem') =>
    way?.effort ? [{ ...way, effort: { ...way.effort, tone } }] : [];

  it('is named where the goal does not fit into one edition', () => {
    const onTheWay = { ideb: '5.2', tone: 'uma_edicao' } as const;
    expect(onTheWayWords({ ...outlookAnswer, ways: measured('alem'), onTheWay })).toBe(
      'Uma meta no caminho: 5,2 dá em uma edição.',
    );
    expect(onTheWayWords({ ...outlookAnswer, ways: [], onTheWay })).not.toBeNull();
    const later = { ...onTheWay, tone: 'duas_edicoes' } as const;
    expect(onTheWayWords({ ...outlookAnswer, ways: measured('alem'), onTheWay: later })).toBe(
      'Uma meta no caminho: 5,2 dá em duas edições.',
    );
  });

  it('is none where the goal fits, or nothing does', () => {
    const onTheWay = { ideb: '5.0', tone: 'uma_edicao' } as const;
    expect(onTheWayWords({ ...outlookAnswer, ways: measured('uma_edicao'), onTheWay })).toBeNull();
    expect(onTheWayWords({ ...outlookAnswer, ways: measured('alem'), onTheWay: null })).toBeNull();
  });
});
