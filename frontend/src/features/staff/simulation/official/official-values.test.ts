import { describe, expect, it } from 'vitest';

import type { IdebRecord } from '@/api/index/ideb';

import { emptyOfficial, isComplete, isSameInput, officialOfRecord, typedInput } from './official-values';

const record: IdebRecord = {
  id: null,
  year: 2023,
  stage: 'ensino_medio',
  network: 'estadual',
  source: 'inep',
  idebScore: '4.3',
  approvalRate: '91.6',
  saebScore: '274.90',
  mecGoal: null,
  standardizedScore: '4.667458',
  performanceIndicator: '0.916097',
  printedScore: '4.67',
  printedIndicator: '0.916',
  line: null,
  proficiencyLp: '276.91',
  proficiencyMt: '272.88',
  levelLp: null,
  levelMt: null,
  approvalByGrade: [
    { grade: '1ª série', rate: '88.9' },
    { grade: '3ª série', rate: '94.5' },
  ],
  check: null,
};

describe('the official form', () => {
  it('starts from an edition, grade by grade, a missing one empty', () => {
    const values = officialOfRecord(record, '4,5');
    expect(values).toMatchObject({
      edition: '2023',
      proficiencyLp: '276,91',
      approvalByGrade: ['88,9', '', '94,5', ''],
    });
    expect(typedInput(values)).toEqual({
      stage: 'ensino_medio',
      edition: 2023,
      proficiencyLp: '276.91',
      proficiencyMt: '272.88',
      approvalByGrade: ['88.9', null, '94.5', null],
      targetIdeb: '4.5',
    });
  });

  it('has the grades of its stage', () => {
    expect(emptyOfficial('anos_iniciais', '', '').approvalByGrade).toHaveLength(5);
    expect(emptyOfficial('anos_finais', '', '').approvalByGrade).toHaveLength(4);
  });

  it('is complete with both subjects and one grade', () => {
    const values = emptyOfficial('anos_finais', '', '');
    expect(isComplete(values)).toBe(false);
    const subjects = { ...values, proficiencyLp: '260', proficiencyMt: '258,9' };
    expect(isComplete(subjects)).toBe(false);
    expect(isComplete({ ...subjects, approvalByGrade: ['', '', '', '95'] })).toBe(true);
  });

  it('knows the same numbers however they are written', () => {
    const input = typedInput(officialOfRecord(record, ''));
    expect(isSameInput(input, { ...input, proficiencyLp: '276.910', locked: ['lp'] })).toBe(true);
    expect(isSameInput(input, { ...input, proficiencyLp: '276.92' })).toBe(false);
    expect(isSameInput(input, { ...input, targetIdeb: '5' })).toBe(false);
    expect(isSameInput(input, { ...input, approvalByGrade: ['88.9', '90', '94.5', null] })).toBe(false);
  });
});
