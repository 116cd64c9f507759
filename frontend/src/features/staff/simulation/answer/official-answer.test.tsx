import { describe, expect, it } from 'vitest';

import type { Plan } from '@/api/index/calculation';

import { calculation, effort, plan, pupils, way } from '../plan/test-plan';
import { sentenceOf } from './official-answer';
import { cheapestWays, wayClause } from './way-clause';

const published = { year: 2023, idebScore: '5.0', source: 'inep' as const, agrees: true };
const met: Plan = { ...plan, met: true, gap: '0.00' };

describe('the answer in a sentence', () => {
  it.each([
    ['what is missing', { ...calculation }, 'Para publicar 5,1 faltam 0,04'],
    [
      'what typed numbers would publish, without praise',
      { ...calculation, plan: met },
      'Com estes números, publica 5,0',
    ],
    [
      'what those of an edition do',
      { ...calculation, plan: met, published },
      'Com os números de 2023, publica 5,0',
    ],
    [
      'where nothing lies beyond',
      { ...calculation, ideb: '10.0', plan: null },
      'Com estes números, publica 10,0',
    ],
  ])('says %s', (_, shown, sentence) => {
    expect(sentenceOf(shown)).toBe(sentence);
  });
});

describe('the ways', () => {
  const approval = way({ lever: 'aprovacao', difference: '0.80', pupils: pupils(3) });

  it.each([
    [approval, 'aprovando mais 3 alunos'],
    [{ ...approval, pupils: pupils(1) }, 'aprovando mais 1 aluno'],
    [{ ...approval, pupils: null }, 'com +0,8\u00a0p.p. de aprovação'],
    [{ ...approval, lever: 'grade' as const, grade: '1ª série' }, 'aprovando mais 3 alunos na 1ª série'],
    [way({}), 'com +2,58\u00a0pontos em Matemática'],
  ])('are told in pupils, else in points: %#', (shown, words) => {
    expect(wayClause(shown)).toBe(words);
  });

  it('are the cheapest one, and the cheapest of another kind', () => {
    const grade = way({ lever: 'grade', grade: '6º ano', effort: effort('0.75', 'uma_edicao') });
    const out = way({ lever: 'lp', needed: null, difference: null });
    const levers = (single: Plan['single']) => cheapestWays({ ...plan, single }).map(({ lever }) => lever);
    expect(levers([approval, grade, way({}), out])).toEqual(['aprovacao', 'mt']);
    expect(levers([approval, grade, out])).toEqual(['aprovacao']);
    expect(levers([out])).toEqual([]);
  });
});
