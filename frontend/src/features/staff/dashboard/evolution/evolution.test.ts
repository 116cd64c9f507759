import { expect, test } from 'vitest';

import type { Goal } from '@/api/index/goals';
import type { IdebRecord } from '@/api/index/ideb';
import { decimal } from '@/domain/decimal';
import { enumerate } from '@/domain/enumerate';

import { boardOf } from '../board';
import { againstTarget, axisOf, type Evolution, evolutionOf, type Simulated, trendOf } from './evolution';
import { numbersOf, panelsOf } from './evolution-chart';
import { evolutionText } from './evolution.text';
import { evolutionSentence, evolutionSummary } from './evolution-sentence';
import { edition2021, edition2023, record } from '@/test/records';

const months = [
  { month: '2025-09', average: '5.04', count: 2 },
  { month: '2025-07', average: '4.89', count: 1 },
  { month: '2025-08', average: '5.10', count: 3 },
];

const goal = {
  stage: 'anos_finais',
  year: 2025,
  goal: '5.1',
  setBy: 'Ana',
  setAt: '2025-03-10T13:00:00Z',
} as const;

const spread = { min: '4.86', max: '5.21', range: '0.35' };
const simulated: Simulated = { monthly: months, spread, count: 6 };
const nothing: Simulated = { monthly: [], spread: null, count: 0 };

/** Before the exam of 2025. */
const day = new Date(2025, 9, 1);

const evolution = (records: IdebRecord[], found = simulated, goals: Goal[] = [goal], today = day) =>
  evolutionOf(boardOf(records, goals, 'anos_finais'), found, today);

const panel = (found: Evolution, key: string) => panelsOf(found).find((one) => one.key === key);
const labels = (found: Evolution, key: string) => panel(found, key)?.ticks.map(({ label }) => label);

test('editions and months have a panel each, in scale', () => {
  const found = evolution([record(2017, '4.6'), edition2021, edition2023]);
  expect(labels(found, 'editions')).toEqual(['2017', '2019', '2021', '2023', '2025']);
  expect(labels(found, 'months')).toEqual(['jul', 'ago', 'set']);
  expect(panel(found, 'months')?.title).toBe('Simulações por mês, 2025');
  const [index] = panel(found, 'editions')?.lines.filter(({ key }) => key === 'index') ?? [];
  expect(index?.points.map(({ x, value }) => [x, value])).toEqual([
    [2017, '4,6'],
    [2021, '4,9'],
    [2023, '5,0'],
  ]);
});

test('a month without a simulation keeps its place, and months of two years carry their year', () => {
  const later = [...months, { month: '2025-12', average: '5.2', count: 1 }];
  expect(labels(evolution([edition2023], { ...simulated, monthly: later }), 'months')).toEqual([
    ...['jul', 'ago', 'set', 'out', 'nov', 'dez'],
  ]);
  const next = [...months, { month: '2026-01', average: '5.2', count: 1 }];
  const found = evolution([edition2023], { ...simulated, monthly: next });
  expect(labels(found, 'months')).toContain('jan/26');
  expect(panel(found, 'months')?.title).toBe('Simulações por mês');
});

test('the goal stands at its year, and a way leads there from the latest index', () => {
  const found = evolution([edition2021, edition2023], nothing, [{ ...goal, year: 2027 }]);
  expect(labels(found, 'editions')).toEqual(['2021', '2023', '2025', '2027']);
  expect(panel(found, 'editions')?.goal).toMatchObject({ x: 2027, y: 5.1, from: { x: 2023, y: 5 } });
  expect(panel(found, 'months')).toBeUndefined();
});

test('simulations are a range at the goal’s edition; without one still to come, at the next', () => {
  const rangeOf = (goals: Goal[], today = day) =>
    panel(evolution([edition2023], simulated, goals, today), 'editions')?.range;
  expect(rangeOf([{ ...goal, year: 2027 }])).toMatchObject({ x: 2027, value: '4,86 a 5,21' });
  expect(rangeOf([])).toMatchObject({ x: 2025, least: 4.86, most: 5.21 });
  expect(rangeOf([{ ...goal, year: 2021 }])).toMatchObject({ x: 2025 });
  // After the exam of 2025 nobody simulates it, published or not.
  expect(rangeOf([], new Date(2026, 10, 27))).toMatchObject({ x: 2027 });
  const one = { ...simulated, spread: { min: '5.10', max: '5.10', range: '0.00' }, count: 1 };
  expect(panel(evolution([edition2023], one, []), 'editions')?.range?.value).toBe('5,10');
});

test('one edition alone is no evolution: nothing is drawn', () => {
  expect(evolution([edition2023], nothing, []).isDrawn).toBe(false);
  expect(evolution([edition2023], nothing).isDrawn).toBe(true);
  expect(evolution([edition2021, edition2023], nothing, []).isDrawn).toBe(true);
  expect(evolution([], nothing).isDrawn).toBe(false);
});

test('the axis is 4 to 8, widened to the data within 0 to 10', () => {
  const axis = (...values: string[]) => axisOf(values.map((value) => decimal(value)));
  expect(axis('5.0')).toEqual({ min: 4, max: 8 });
  expect(axis('2.9', '5.0')).toEqual({ min: 2, max: 8 });
  expect(axis('10.0', '9.1')).toEqual({ min: 4, max: 10 });
  expect(axis()).toEqual({ min: 4, max: 8 });
});

test('the table holds the same numbers, goal and simulations in their year', () => {
  expect(numbersOf(evolution([edition2021, edition2023]), 'Anos Finais').rows).toEqual([
    ['2021', '4,9', '5,4', '–', '–'],
    ['2023', '5,0', '–', '–', '–'],
    ['2025', '–', '–', '4,86 a 5,21', '5,1'],
    ['jul/25', '–', '–', '4,89', '–'],
    ['ago/25', '–', '–', '5,10', '–'],
    ['set/25', '–', '–', '5,04', '–'],
  ]);
});

test('an index of the school’s own is never called published', () => {
  const own = record(2023, '5.0', { source: 'escola' });
  const named = (...records: IdebRecord[]) =>
    panel(evolution(records, nothing), 'editions')?.lines.find(({ key }) => key === 'index')?.name;
  expect(named(edition2021, edition2023)).toBe('IDEB publicado');
  expect(named(edition2021, own)).toBe('IDEB');
  expect(named(own)).toBe('IDEB da escola');

  const both = evolution([edition2021, own], nothing, []);
  expect(numbersOf(both, 'Anos Finais')).toMatchObject({
    columns: ['Ano ou mês', 'IDEB', 'Meta MEC', 'Simulações', 'Fonte do IDEB'],
    rows: [
      ['2021', '4,9', '5,4', '–', 'INEP'],
      ['2023', '5,0', '–', '–', 'Escola'],
    ],
  });
  expect(evolutionSummary(both)).toBe(
    'IDEB de 4,9 em 2021 a 5,0 em 2023; Meta MEC 5,4 em 2021; informado pela escola: 2023.',
  );
  expect(evolutionText.ownIndex(enumerate([2019, 2021, 2023]))).toBe(
    'O IDEB de 2019, 2021 e 2023 foi informado pela escola: não está nas planilhas do INEP carregadas neste sistema.',
  );
});

test('the drawing in words', () => {
  expect(evolutionSummary(evolution([edition2021, edition2023]))).toBe(
    'IDEB publicado de 4,9 em 2021 a 5,0 em 2023; Meta MEC 5,4 em 2021; meta da escola para 2025: 5,1; ' +
      '6 simulações: 4,86 a 5,21; média mensal das simulações de 4,89 em jul/25 a 5,04 em set/25.',
  );
});

test('the sentence under the title', () => {
  const say = (...records: IdebRecord[]) => {
    const found = evolution(records, nothing);
    return evolutionSentence(trendOf(found), againstTarget(found));
  };
  const earlier = [
    record(2011, '4.1', { mecGoal: '3.9' }),
    record(2013, '4.2', { mecGoal: '4.3' }),
    record(2015, '4.5', { mecGoal: '4.6' }),
    record(2017, '4.7', { mecGoal: '4.9' }),
  ];
  const with2019 = record(2019, '4.8', { mecGoal: '5.2' });
  expect(say(...earlier, with2019, edition2021, edition2023)).toBe(
    'A escola cresce a cada edição e ficou abaixo da Meta MEC de 2013 a 2021.',
  );
  // Of an edition without an index nothing is said, neither that it grew nor how it stood.
  const without2019 = record(2019, null, { mecGoal: '5.2' });
  expect(say(...earlier, without2019, edition2021, edition2023)).toBe(
    'A escola subiu de 2021 para 2023 e ficou abaixo da Meta MEC em 2021.',
  );
  expect(say(edition2021, record(2023, '4.7'))).toBe(
    'A escola caiu de 2021 para 2023 e ficou abaixo da Meta MEC em 2021.',
  );
  expect(say(record(2021, '5.0'), record(2023, '5.0'))).toBe('A escola repetiu em 2023 o índice de 2021.');
  expect(say(record(2021, '5.4', { mecGoal: '5.4' }))).toBe(
    'A escola tem só o IDEB de 2021 e atingiu a Meta MEC em 2021.',
  );
  expect(say()).toBeNull();
});
