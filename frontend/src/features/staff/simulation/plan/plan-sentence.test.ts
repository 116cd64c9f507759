import { describe, expect, it } from 'vitest';

import type { Plan, PlanChange, SingleLever } from '@/api/calculation';

import { freeSolution, leverName, leverValue, splitSingles } from './plan-sentence';

const change = (
  lever: PlanChange['lever'],
  current: string,
  needed: string,
  grade: string | null = null,
): PlanChange => ({
  lever,
  grade,
  current,
  start: current,
  needed,
});

const plan = (changes: PlanChange[], feasible = true): Plan => ({
  target: '5.1',
  threshold: '5.05',
  gap: '0.04',
  met: false,
  single: [],
  allGrades: null,
  free: { levers: [], parts: [], changes, feasible, share: null, tone: null },
  onTheWay: null,
  goals: [],
  measuredBy: null,
});

const single = (
  lever: SingleLever['lever'],
  grade: string | null,
  difference: string | null,
): SingleLever => ({
  lever,
  grade,
  unit: lever === 'mt' || lever === 'lp' ? 'pontos' : 'p.p.',
  current: '93.40',
  start: '93.40',
  needed: difference,
  difference,
  pupils: null,
  effort: null,
});

describe('the free solution in words', () => {
  it('names the one thing that has to move', () => {
    const { sentence } =
      freeSolution(plan([change('mt', '258.94', '261.52')]), ['lp', 'aprovacao'], 'anos_finais') ?? {};
    expect(sentence).toBe('Com o resto fixo, Matemática precisa de 261,52 no 9º ano.');
  });

  it('names the two things that have to move', () => {
    const both = [change('mt', '258.94', '260.23'), change('lp', '260.84', '262.13')];
    expect(freeSolution(plan(both), ['aprovacao'], 'ensino_medio')?.sentence).toBe(
      'Com o resto fixo, Matemática precisa de 260,23 e Língua Portuguesa, de 262,13 na 3ª série.',
    );
  });

  it('names the grade when only one grade’s approval has to move', () => {
    const grade = [change('grade', '93.40', '94.20', '6º ano')];
    expect(freeSolution(plan(grade), ['lp', 'mt'], 'anos_finais')?.sentence).toBe(
      'Com o resto fixo, a aprovação do 6º ano precisa de 94,2\u00a0%.',
    );
  });

  it('lists more than two, and leaves out what stays as it is', () => {
    const grades = [
      change('grade', '93.40', '94.20', '6º ano'),
      change('grade', '93.70', '94.50', '7º ano'),
      change('grade', '100.00', '100.00', '8º ano'),
      change('grade', '95.00', '95.80', '9º ano'),
    ];
    expect(freeSolution(plan(grades), ['lp', 'mt'], 'anos_finais')?.list).toEqual([
      'Aprovação, 6º ano: de 93,4\u00a0% para 94,2\u00a0%',
      'Aprovação, 7º ano: de 93,7\u00a0% para 94,5\u00a0%',
      'Aprovação, 9º ano: de 95,0\u00a0% para 95,8\u00a0%',
    ]);
  });

  it('says that the goal is out of reach, that everything is locked, or nothing when the goal is met', () => {
    expect(freeSolution(plan([], false), ['lp', 'aprovacao'], 'anos_finais')?.sentence).toContain(
      'não dá para chegar a 5,1',
    );
    expect(freeSolution(plan([], false), ['lp', 'mt', 'aprovacao'], 'anos_finais')?.sentence).toContain(
      'Solte pelo menos um',
    );
    expect(freeSolution({ ...plan([]), met: true, free: null }, [], 'anos_finais')).toBeNull();
  });
});

describe('the levers', () => {
  it('are written with their names, values and units', () => {
    expect(leverName({ lever: 'grade', grade: '6º ano' }, true)).toBe('Aprovação, só o 6º ano');
    expect(leverName({ lever: 'grade', grade: '1ª série' }, true)).toBe('Aprovação, só a 1ª série');
    expect(leverName({ lever: 'grade', grade: '7º ano' })).toBe('Aprovação, 7º ano');
    expect(leverValue({ lever: 'grade' }, '93.45')).toBe('93,45\u00a0%');
    expect(leverValue({ lever: 'mt' }, '258.94')).toBe('258,94');
    expect(leverValue({ lever: 'mt' }, null)).toBe('–');
  });

  it('show the nearest grade first and the others on demand', () => {
    const levers = [
      single('mt', null, '2.58'),
      single('lp', null, null),
      single('grade', '6º ano', null),
      single('grade', '7º ano', '3.10'),
      single('grade', '8º ano', '10.20'),
    ];
    const { main, rest } = splitSingles(levers);
    expect(main.map((lever) => lever.grade)).toEqual([null, null, '7º ano']);
    expect(rest.map((lever) => lever.grade)).toEqual(['6º ano', '8º ano']);
  });
});
