import { expect, it } from 'vitest';

import { lastDay, monthAfter, monthName, weekdayOf, weekdays, weeksOf } from './month';

it('knows the days of a month, week by week', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30);
  expect(weeksOf('2027-02')).toHaveLength(4);
});

it('goes from month to month over the end of a year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(lastDay('2028-02')).toBe('2028-02-29');
});

it('speaks Portuguese', () => {
  expect(monthName('2026-11')).toBe('novembro de 2026');
  expect(weekdayOf('2026-11-30')).toBe('segunda');
  expect(weekdays.map(({ short }) => short)).toEqual(['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom']);
});
