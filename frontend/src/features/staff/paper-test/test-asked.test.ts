import { expect, it } from 'vitest';

import { MOST, testAsked } from './test-asked';

it.each([
  ['nothing', '', []],
  ['in its order', 'questoes=7,3,12', [7, 3, 12]],
  ['each once', 'questoes=7,3,7', [7, 3]],
  ['what is no number is left out', 'questoes=7,x,0,-1,3.5,%203', [7]],
])('%s', (_, search, ids) => {
  expect(testAsked(new URLSearchParams(search))).toEqual(ids);
});

it('has no more than a test may have', () => {
  const many = Array.from({ length: MOST + 5 }, (_, at) => at + 1).join(',');
  expect(testAsked(new URLSearchParams({ questoes: many }))).toHaveLength(MOST);
});
