import { expect, test } from 'vitest';

import type { IdebRecord } from '@/api/ideb';

import { boardOf } from './board';
import { dashboardText } from './dashboard.text';
import { headlineOf } from './headline';
import { edition2021, edition2023, record } from '@/test/records';

function sentence(...records: IdebRecord[]): string | null {
  const headline = headlineOf(boardOf(records, [], 'anos_finais'));
  return headline && dashboardText.headline(headline);
}

test('learning, approval and the index in one sentence', () => {
  expect(sentence(edition2021, edition2023)).toBe(
    'De 2021 para 2023, nos Anos Finais, a aprendizagem subiu e a aprovação caiu. O IDEB foi de 4,9 para 5,0.',
  );
});

test('both in the same direction share a verb', () => {
  expect(sentence(edition2021, { ...edition2023, approvalRate: '96.0' })).toContain(
    'a aprendizagem e a aprovação subiram.',
  );
});

test('an index that stays is said to stay', () => {
  expect(sentence(edition2021, { ...edition2023, idebScore: '4.9' })).toContain('O IDEB ficou em 4,9.');
});

test('without learning and approval only the index speaks', () => {
  expect(sentence(record(2021, '4.9'), record(2023, '5.0'))).toBe(
    'De 2021 para 2023, nos Anos Finais, o IDEB foi de 4,9 para 5,0.',
  );
});

test('a change of other editions does not count', () => {
  expect(sentence(edition2021, edition2023, record(2025, '5.1'))).toBe(
    'De 2023 para 2025, nos Anos Finais, o IDEB foi de 5,0 para 5,1.',
  );
});

test('a single edition has nothing to compare with, and none has no sentence', () => {
  expect(sentence(edition2023)).toMatch(/^Em 2023, nos Anos Finais, o IDEB foi 5,0\. Ainda não há/);
  expect(sentence()).toBeNull();
});
