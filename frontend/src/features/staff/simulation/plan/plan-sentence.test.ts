import { describe, expect, it } from 'vitest';

import { leverName, leverValue, splitSingles, wayName } from './plan-sentence';
import { way } from './test-plan';

describe('the levers', () => {
  it('are written with their names, values and units', () => {
    expect(wayName({ lever: 'grade', grade: '6º ano' }, 'anos_finais')).toBe('Aprovação, só o 6º ano');
    expect(wayName({ lever: 'grade', grade: '1ª série' }, 'ensino_medio')).toBe('Aprovação, só a 1ª série');
    expect(wayName({ lever: 'aprovacao', grade: null }, 'ensino_medio')).toBe('Aprovação, todas as séries');
    expect(leverName({ lever: 'grade', grade: '7º ano' })).toBe('Aprovação, 7º ano');
    expect(leverValue({ lever: 'grade' }, '93.45')).toBe('93,45\u00a0%');
    expect(leverValue({ lever: 'mt' }, '258.94')).toBe('258,94');
    expect(leverValue({ lever: 'mt' }, null)).toBe('–');
  });

  it('show the grade that takes least first and the others on demand, in their order', () => {
    const grade = (name: string) => way({ lever: 'grade', grade: name });
    const levers = [way({ lever: 'aprovacao' }), grade('7º ano'), way({}), grade('8º ano'), grade('6º ano')];
    const { main, rest } = splitSingles(levers);
    expect(main.map((lever) => lever.grade ?? lever.lever)).toEqual(['aprovacao', '7º ano', 'mt']);
    expect(rest.map((lever) => lever.grade)).toEqual(['8º ano', '6º ano']);
  });
});
