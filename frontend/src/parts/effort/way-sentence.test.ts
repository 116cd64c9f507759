import { describe, expect, it } from 'vitest';

import type { Effort, Measure, Way } from '@/api/index/outlook';
import { states } from '@/domain/labels';

import { effortWords, wayWords } from './way-sentence';

const of = { stage: 'anos_finais', year: 2023 } as const;

const approval: Way = {
  lever: 'aprovacao',
  grade: null,
  unit: 'p.p.',
  current: '94.00',
  start: '94.00',
  needed: '94.80',
  difference: '0.80',
  pupils: { more: 3, of: 317, notApproved: 19, source: 'informada' },
  effort: null,
};

const maths: Way = {
  ...approval,
  lever: 'mt',
  unit: 'pontos',
  current: '258.94',
  start: '258.94',
  needed: '261.52',
  difference: '2.58',
  pupils: null,
};

describe('a way in words', () => {
  it('is pupils where it is known how many there are', () => {
    expect(wayWords(approval, of)).toEqual({
      title: 'Mais 3 alunos aprovados',
      detail: '+0,8 p.p. de aprovação, cerca de 3 de 317 alunos. Em 2023, 19 não passaram.',
    });
  });

  it('names the pupils of the classes, a grade, and one pupil alone', () => {
    const pupils = { more: 1, of: 80, notApproved: 1, source: 'alunos' } as const;
    expect(wayWords({ ...approval, lever: 'grade', grade: '6º ano', pupils }, of)).toEqual({
      title: 'Mais 1 aluno aprovado no 6º ano',
      detail: '+0,8 p.p. de aprovação no 6º ano, cerca de 1 de 80 alunos cadastrados. Em 2023, 1 não passou.',
    });
    expect(wayWords({ ...approval, pupils: { ...pupils, notApproved: 0 } }, of).detail).not.toContain('2023');
  });

  it('is percentage points where nobody knows the pupils', () => {
    expect(wayWords({ ...approval, pupils: null }, of)).toEqual({
      title: '+0,8 p.p. de aprovação',
      detail: 'De 94,0\u00a0% para 94,8\u00a0%.',
    });
  });

  it('is points of a subject, in the grade that is tested', () => {
    expect(wayWords(maths, of)).toEqual({
      title: 'Mais 2,58 em Matemática',
      detail: '9º ano: de 258,94 para 261,52 pontos.',
    });
    expect(wayWords({ ...maths, start: '260.00' }, of).detail).toContain(
      'A diferença conta a partir de 260,00, onde a escala começa.',
    );
  });
});

describe('a way beside what was ever done', () => {
  const own: Measure = {
    kind: 'propria',
    by: '6.90',
    fromYear: 2021,
    toYear: 2023,
    schools: null,
    states: [],
  };
  const words = (share: string, measure: Measure = own, unit: Way['unit'] = 'pontos') =>
    effortWords({ share, tone: 'uma_edicao', measure } satisfies Effort, unit);

  it.each([
    ['0.10', 'menos de um quarto do maior avanço da escola, 6,90'],
    ['0.25', 'cerca de um quarto do maior avanço da escola, 6,90'],
    ['0.37', 'menos da metade do maior avanço da escola, 6,90'],
    ['0.50', 'cerca da metade do maior avanço da escola, 6,90'],
    ['0.54', 'mais da metade do maior avanço da escola, 6,90'],
    ['0.90', 'quase tanto quanto o maior avanço da escola, 6,90'],
    ['1.00', 'tanto quanto o maior avanço da escola, 6,90'],
    ['1.01', '1,01 vez o maior avanço da escola, 6,90'],
    ['2.40', '2,4 vezes o maior avanço da escola, 6,90'],
  ])('%s', (share, said) => {
    expect(words(share)).toBe(said);
  });

  it('says of how many schools, and where, a typical advance is', () => {
    const typical = (where: Measure['states']): Measure => ({
      ...own,
      kind: 'tipica',
      by: '2.10',
      fromYear: null,
      toYear: null,
      schools: 1412,
      states: where,
    });
    expect(words('0.76', typical(['RO', 'SP']), 'p.p.')).toBe(
      'mais da metade do avanço típico de 1.412 escolas de RO e SP, 2,1 p.p.',
    );
    expect(words('0.76', typical([...states]))).toContain('de 1.412 escolas do Brasil');
    expect(words('0.76', typical(states.slice(0, 6)))).toContain('de 1.412 escolas de 6 estados');
  });
});
