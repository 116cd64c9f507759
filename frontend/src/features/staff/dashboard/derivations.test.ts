import { expect, test } from 'vitest';

import type { Comparison, Ranking } from '@/api/index/ideb';
import { formatSigned } from '@/domain/decimal';

import { boardOf } from './board';
import { distancesOf, missingLevels } from './places/comparison';
import { comparisonSentence, missingSentence } from './places/comparison-sentence';
import { codeStep, needsFiles, noResultReasons } from './origin/no-result';
import { originOf } from './origin/origin';
import { standingsOf } from './places/ranking';
import { states } from '@/domain/labels';
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
  expect(comparisonSentence(2023, distancesOf(comparison))).toBe(
    'IDEB 2023: 0,2 acima do município, 0,1 abaixo do estado e igual ao Brasil.',
  );
});

test('missing levels are named, never drawn as 0', () => {
  const partial = { ...comparison, municipal: null, national: null };
  expect(missingLevels(partial)).toEqual(['municipal', 'national']);
  expect(missingSentence(missingLevels(partial))).toBe('Município e Brasil: sem dados de referência.');
  expect(distancesOf({ ...comparison, school: null })).toEqual([]);
});

test('where a place stands between the last and the first', () => {
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
    importedPosition: null,
    importedTotal: null,
    municipality: 'Costa Marques',
    scope: [...states],
    complete: true,
    nextMunicipal: null,
  };
  const standings = standingsOf(ranking);
  expect(standings.map(({ place }) => place)).toEqual(['municipal', 'national']);
  expect(standings.map(({ along }) => Math.round(along ?? -1))).toEqual([92, 65]);
  const alongOf = (municipalPosition: number, municipalTotal: number) =>
    standingsOf({ ...ranking, municipalPosition, municipalTotal })[0]?.along;
  expect([alongOf(1, 5), alongOf(5, 5), alongOf(2, 4)]).toEqual([100, 0, null]);
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

test('why a stage has no index', () => {
  const about = (schools: number) => ({ schools, results: 0, editions: [], states: [], importedAt: null });
  const none = { records: [] };
  expect(noResultReasons({ inepCode: null }, none, about(0))).toEqual(['noCode', 'noReference']);
  expect(noResultReasons({ inepCode: null }, none, about(10))).toEqual(['noCode']);
  expect(noResultReasons({ inepCode: '35999001' }, none, about(0))).toEqual(['noReference']);
  expect(noResultReasons({ inepCode: '35999001' }, none, undefined)).toContain('notInReference');
  expect(noResultReasons({ inepCode: '35999001' }, { records: [edition2023] }, about(9))).toEqual(['tooFew']);
  const own = { ...edition2023, source: 'escola' as const };
  expect(noResultReasons({ inepCode: '35999001' }, { records: [own] }, about(0))).toEqual(['noReference']);
});

test('loading INEP’s files is advised only where it helps', () => {
  expect(needsFiles(['noCode'])).toBe(false);
  expect(needsFiles(['tooFew'])).toBe(false);
  expect(needsFiles(['noCode', 'noReference'])).toBe(true);
  expect(needsFiles(['otherStage', 'notInReference', 'tooFew'])).toBe(true);
});

test('what there is to do about the school’s code', () => {
  const school = (inepCode: string | null, isKnown: boolean, verified = false) =>
    codeStep({ inepCode, verified }, isKnown);
  expect(school(null, false)).toBe('give');
  expect(school(null, false, true)).toBe('give');
  expect(school('35999001', false)).toBe('check');
  expect(school('35999001', false, true)).toBeNull();
  expect(school('35999001', true), 'also from files that tell no network').toBeNull();
});
