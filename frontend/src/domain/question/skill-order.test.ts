import { expect, it } from 'vitest';

import { bySkillName } from './skill-order';

it('codes stand in the order of their numbers, words in that of the alphabet', () => {
  const names = ['Frações', 'D10 (9º ano)', 'D2 (9º ano)', 'área', 'D1 (9º ano)'].map((name) => ({ name }));
  expect(names.toSorted(bySkillName).map(({ name }) => name)).toEqual([
    'área',
    'D1 (9º ano)',
    'D2 (9º ano)',
    'D10 (9º ano)',
    'Frações',
  ]);
});
