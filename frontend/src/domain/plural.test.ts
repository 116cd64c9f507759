import { expect, it } from 'vitest';

import { enumerate } from './enumerate';
import { plural } from './plural';

it.each([
  [0, 'escolas'],
  [1, 'escola'],
  [2, 'escolas'],
  [21, 'escolas'],
])('of %d it is "%s"', (count, words) => {
  expect(plural(count, 'escola', 'escolas')).toBe(words);
});

it.each([
  [[], ''],
  [[2019], '2019'],
  [[2019, 2021], '2019 e 2021'],
  [[2019, 2021, 2023], '2019, 2021 e 2023'],
])('enumerates %j as "%s"', (parts, words) => {
  expect(enumerate(parts)).toBe(words);
});
