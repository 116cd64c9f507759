import { describe, expect, it } from 'vitest';

import { carryOver, figuresOf, hasTyped, nextEdition } from './figures';
import { record } from '@/test/records';

const own = record(2023, '5.0', {
  id: 7,
  source: 'escola',
  proficiencyLp: '260.84',
  proficiencyMt: '258.94',
  approvalByGrade: [
    { grade: '6º ano', rate: '93.4' },
    { grade: '7º ano', rate: '93.7' },
    { grade: '8º ano', rate: '94.0' },
    { grade: '9º ano', rate: '95.0' },
  ],
});
const half = record(2021, '4.9', { id: 6, source: 'escola', proficiencyLp: '254.88', mecGoal: '5.4' });
const records = [half, own];
const at = (year: number) => figuresOf(records, 'anos_finais', String(year));

describe('the figures of an edition', () => {
  it('are those the school has already given', () => {
    expect(at(2021)).toMatchObject({ idebScore: '4,9', proficiencyLp: '254,88', mecGoal: '5,4' });
    expect(at(2021).approvalByGrade).toEqual(['', '', '', '']);
    expect(at(2023)).toMatchObject({ proficiencyMt: '258,94' });
    expect(at(2023).approvalByGrade).toEqual(['93,4', '93,7', '94,0', '95,0']);
  });

  it('leave the index open where it follows from the others, so that it is calculated again', () => {
    expect(at(2023).idebScore).toBe('');
  });

  it('are empty for another edition, and never what INEP published', () => {
    expect(figuresOf([record(2023, '5.0')], 'anos_finais', '2023')).toMatchObject({
      year: '2023',
      idebScore: '',
    });
  });
});

describe('choosing another edition', () => {
  it('takes its figures and keeps what was typed', () => {
    const typed = { ...at(2019), proficiencyLp: '270' };
    expect(carryOver(typed, at(2019), at(2021))).toMatchObject({
      year: '2021',
      proficiencyLp: '270',
      idebScore: '4,9',
    });
  });

  it('leaves the figures of the edition before behind', () => {
    expect(carryOver(at(2021), at(2021), at(2019))).toEqual(at(2019));
  });
});

it('knows what was typed and not saved', () => {
  expect(hasTyped(at(2021), at(2021))).toBe(false);
  expect(hasTyped({ ...at(2021), approvalByGrade: ['', '90', '', ''] }, at(2021))).toBe(true);
});

it('goes on to the nearest edition without figures, a newer one first', () => {
  const years = [2025, 2023, 2021, 2019, 2017];
  expect(nextEdition(years, 2019, [half])).toBe(2023);
  expect(nextEdition(years, 2025, [own])).toBe(2021);
  expect(nextEdition([2023, 2021], 2023, records)).toBe(2023);
  expect(nextEdition([2023, 2021], 2021, [record(2023, null, { mecGoal: '5.6' })])).toBe(2023);
});
