import { describe, expect, it } from 'vitest';

import type { Goal } from '@/api/index/goals';
import type { IdebRecord } from '@/api/index/ideb';
import type { Stage } from '@/domain/index/stage';

import { editionsOf, officialStart, quickStart } from './start';

const record = (stage: Stage, year: number, complete: boolean): IdebRecord => ({
  id: null,
  year,
  stage,
  network: null,
  source: 'inep',
  idebScore: null,
  approvalRate: complete ? '94.0' : null,
  saebScore: null,
  mecGoal: null,
  standardizedScore: complete ? '5.329667' : null,
  performanceIndicator: null,
  printedScore: complete ? '5.33' : null,
  printedIndicator: null,
  line: null,
  proficiencyLp: complete ? '260.84' : null,
  proficiencyMt: complete ? '258.94' : null,
  levelLp: null,
  levelMt: null,
  approvalByGrade: complete ? [{ grade: '9º ano', rate: '95.0' }] : [],
  check: null,
});

const goal = (year: number, value: string): Goal => ({
  stage: 'anos_finais',
  year,
  goal: value,
  setBy: 'Marina Souza',
  setAt: '2025-03-10T13:00:00Z',
});

const records = [
  record('anos_finais', 2021, true),
  { ...record('anos_finais', 2023, true), idebScore: '5.0' },
  record('anos_finais', 2025, false),
  record('anos_iniciais', 2021, true),
];
const figures = { records, goals: [goal(2023, '5.0'), goal(2025, '5.1'), goal(2027, '5.6')] };

describe('where the forms start', () => {
  it('prefers the newest edition with inputs, and the next goal of the school, not the farthest', () => {
    const { values, origin } = officialStart(figures, 'anos_finais');
    expect(origin).toEqual({ kind: 'edition', year: 2023, stage: 'anos_finais' });
    expect(values).toMatchObject({
      edition: '2023',
      approvalByGrade: ['', '', '', '95,0'],
      targetIdeb: '5,1',
    });
  });

  it('takes the edition asked for, and leaves the fields empty without its inputs', () => {
    expect(officialStart(figures, 'anos_finais', 2021).values.edition).toBe('2021');
    expect(officialStart(figures, 'anos_finais', 2025)).toMatchObject({
      values: { edition: '2025', proficiencyLp: '' },
      origin: { kind: 'none' },
    });
  });

  it('starts empty for a school without any figures', () => {
    const none = { records: [], goals: [] };
    expect(officialStart(none, 'ensino_medio').values).toMatchObject({ stage: 'ensino_medio', edition: '' });
    expect(quickStart(none, 'ensino_medio').values).toEqual({
      stage: 'ensino_medio',
      approvalRate: '',
      saebScore: '',
      targetIdeb: '',
    });
  });

  it('fills the quick form with the approval of the stage and N', () => {
    expect(quickStart(figures, 'anos_finais').values).toEqual({
      stage: 'anos_finais',
      approvalRate: '94,0',
      saebScore: '5,33',
      targetIdeb: '5,1',
    });
  });

  it('offers the editions of a stage that have inputs, newest first', () => {
    expect(editionsOf(records, 'anos_finais')).toEqual([2023, 2021]);
  });

  it('begins with what an edition tells where it does not tell everything', () => {
    const some = {
      ...record('anos_finais', 2023, true),
      approvalByGrade: [],
      performanceIndicator: '0.988700',
    };
    const alone = { records: [{ ...some, approvalRate: null, printedScore: '6.14' }], goals: [] };
    const { values, origin } = officialStart(alone, 'anos_finais');
    expect(origin).toEqual({ kind: 'edition', year: 2023, stage: 'anos_finais' });
    expect(values.proficiencyLp).not.toBe('');
    expect(values.approvalByGrade).toEqual(['', '', '', '']);
    expect(quickStart(alone, 'anos_finais').values).toMatchObject({
      approvalRate: '98,87',
      saebScore: '6,14',
    });
  });
});
