import { expect, it } from 'vitest';

import type { ActionFields } from '@/api/actions/actions';

import { type Merge, mergeOf as mergeOfAny, together } from '@/parts/conflict/merge';

import { decimalFields, fieldKeys } from './action-fields';

const mergeOf = (base: ActionFields, mine: ActionFields, theirs: ActionFields): Merge<ActionFields> =>
  mergeOfAny<ActionFields>(fieldKeys, base, mine, theirs, decimalFields);

const base: ActionFields = {
  title: 'Ler',
  description: '',
  type: 'outro',
  priority: 'media',
  startDate: null,
  endDate: '2027-12-17',
  expectedBudget: '2400.00',
  actualBudget: null,
  targetStudents: null,
  responsibleUserId: 3,
  indicator: null,
};

it('asks of what both changed, and names what one of them did', () => {
  const mine = { ...base, description: 'Com famílias', endDate: '2027-12-03', expectedBudget: '2800' };
  const theirs = { ...base, responsibleUserId: 4, endDate: '2027-12-10', expectedBudget: '2800.00' };
  const merge = mergeOf(base, mine, theirs);
  expect(merge).toEqual({
    asked: ['endDate'],
    onlyMine: ['description'],
    onlyTheirs: ['responsibleUserId'],
  });
  expect(together<ActionFields>(mine, theirs, ['description', 'endDate'])).toEqual({
    ...theirs,
    description: 'Com famílias',
    endDate: '2027-12-03',
  });
});

it('one value in two spellings is no difference', () => {
  const mine: ActionFields = { ...base, description: '  ', expectedBudget: '2400', title: 'Ler ' };
  expect(mergeOf(base, mine, base)).toEqual({
    asked: [],
    onlyMine: [],
    onlyTheirs: [],
  });
});

it('an indicator is one field', () => {
  const indicator = (target: string): NonNullable<ActionFields['indicator']> => ({
    kind: 'lp',
    stage: 'anos_finais',
    baseline: '258.94',
    target,
  });
  const [mine, theirs] = [
    { ...base, indicator: indicator('261.52') },
    { ...base, indicator: indicator('262') },
  ];
  expect(mergeOf(base, mine, theirs).asked).toEqual(['indicator']);
  expect(mergeOf(base, mine, { ...base, indicator: indicator('261.520') }).asked).toEqual([]);
});
