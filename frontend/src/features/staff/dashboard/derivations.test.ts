import { expect, test } from 'vitest';

import type { Comparison, Ranking } from '@/api/ideb';
import { formatSigned } from '@/domain/decimal';

import { boardOf } from './board';
import { distancesOf, missingLevels } from './places/comparison';
import { comparisonText } from './places/comparison.text';
import { codeStep, reasonsFor } from './origin/no-result';
import { honestProduct, originOf } from './origin/origin';
import { standingsOf } from './places/ranking';
import { edition2021, edition2023 } from '@/test/records';

const comparison: Comparison = {
  stage: 'anos_finais',
  year: 2023,
  network: 'estadual',
  school: '5.0',
  municipal: '4.8',
  state: '5.1',
  national: '5.0',
};

test('the comparison in a sentence', () => {
  expect(comparisonText.sentence(2023, distancesOf(comparison))).toBe(
    'IDEB 2023: 0,2 acima do município, 0,1 abaixo do estado e igual ao Brasil.',
  );
});

test('missing levels are named, never drawn as 0', () => {
  const partial = { ...comparison, municipal: null, national: null };
  expect(missingLevels(partial)).toEqual(['municipal', 'national']);
  expect(comparisonText.missing(missingLevels(partial))).toBe('Município e Brasil: sem dados de referência.');
  expect(distancesOf({ ...comparison, school: null })).toEqual([]);
});

test('the share of schools left behind', () => {
  const ranking: Ranking = {
    stage: 'anos_finais',
    year: 2023,
    network: 'estadual',
    municipalPosition: 3,
    municipalTotal: 27,
    statePosition: null,
    stateTotal: null,
    nationalPosition: 9872,
    nationalTotal: 27940,
    nextMunicipal: null,
  };
  const standings = standingsOf(ranking);
  expect(standings.map(({ place }) => place)).toEqual(['municipal', 'national']);
  expect(standings.map(({ behind }) => Math.round(behind))).toEqual([89, 65]);
});

test('the index opened to its inputs, with changes', () => {
  const origin = originOf(boardOf([edition2021, edition2023], [], 'anos_finais'));
  expect(origin?.since).toBe(2021);
  expect(origin?.proficiencies.map(({ change }) => formatSigned(change, 2))).toEqual(['+5,96', '+6,90']);
  expect(origin?.grades.map(({ key, change }) => [key, formatSigned(change, 1)])).toEqual([
    ['6º ano', '−2,3'],
  ]);
  expect(formatSigned(origin?.indicator.change, 3)).toBe('−0,012');
  expect(originOf(boardOf([], [], 'anos_finais'))).toBeNull();
});

test('a product never seems to round to another index', () => {
  expect(honestProduct('5.0097', '5.0')).toBe('5,01');
  expect(honestProduct('4.7499', '4.7')).toBe('4,7499');
  expect(honestProduct('4.9463', '4.9')).toBe('4,946');
});

test('why a stage has no index', () => {
  const about = (schools: number) => ({ schools, results: 0, editions: [], importedAt: null });
  const none = { records: [] };
  expect(reasonsFor({ inepCode: null }, none, about(0))).toEqual(['noCode', 'noReference']);
  expect(reasonsFor({ inepCode: null }, none, about(10))).toEqual(['noCode']);
  expect(reasonsFor({ inepCode: '35999001' }, none, about(0))).toEqual(['noReference']);
  expect(reasonsFor({ inepCode: '35999001' }, none, undefined)).toContain('notInReference');
  expect(reasonsFor({ inepCode: '35999001' }, { records: [edition2023] }, about(9))).toEqual(['tooFew']);
  const own = { ...edition2023, source: 'escola' as const };
  expect(reasonsFor({ inepCode: '35999001' }, { records: [own] }, about(0))).toEqual(['noReference']);
});

test('what there is to do about the school’s code', () => {
  const school = (inepCode: string | null, network: 'estadual' | null, verified = false) =>
    codeStep({ inepCode, network, verified });
  expect(school(null, null)).toBe('give');
  expect(school(null, null, true)).toBe('give');
  expect(school('35999001', null)).toBe('check');
  expect(school('35999001', null, true)).toBeNull();
  expect(school('35999001', 'estadual')).toBeNull();
});
