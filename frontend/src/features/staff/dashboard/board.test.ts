import { expect, test } from 'vitest';

import type { Goal } from '@/api/index/goals';
import { formatSigned } from '@/domain/decimal';

import { chooseStage } from '@/parts/index/choose-stage';
import { lacksSentence } from '@/parts/index/lacks-sentence';

import { boardOf } from './board';
import { edition2021, edition2023, record } from '@/test/records';

const goal = (year: number, value: string): Goal => ({
  stage: 'anos_finais',
  year,
  goal: value,
  setBy: 'Marina Souza',
  setAt: '2025-03-10T13:00:00Z',
});

const board = (goals: Goal[] = [], records = [edition2023, edition2021]) =>
  boardOf(records, goals, 'anos_finais');

test('figures stand against the edition before', () => {
  const { index, approval, learning } = board();
  expect([index?.year, index?.change?.since]).toEqual([2023, 2021]);
  expect(formatSigned(index?.change?.value, 1)).toBe('+0,1');
  expect(formatSigned(approval?.change?.value, 1)).toBe('−1,2');
  expect(formatSigned(learning?.change?.value, 2)).toBe('+0,21');
});

test('an edition without an index is skipped and named', () => {
  const found = board([], [edition2021, record(2023, null, { approvalRate: '93.0' })]);
  expect(found.index?.year).toBe(2021);
  expect(found.approval?.year).toBe(2023);
  expect(found.unpublishedYear).toBe(2023);
});

test('only INEP leaves an edition unpublished', () => {
  const own = record(2023, null, { source: 'escola', approvalRate: '93.0' });
  expect(board([], [edition2021, own]).unpublishedYear).toBeNull();
});

test('a figure carries its source, the school or INEP', () => {
  const own = record(2023, '5.0', { source: 'escola' });
  expect(board([], [edition2021, own]).index).toMatchObject({ year: 2023, source: 'escola' });
  expect(board([], [edition2021, own]).approval).toMatchObject({ year: 2021, source: 'inep' });
});

test('a target alone makes no unpublished edition', () => {
  expect(board([], [edition2021, record(2023, null, { mecGoal: '5.6' })]).unpublishedYear).toBeNull();
});

test('the next own goal ahead wins, then the last own one, then the official one', () => {
  expect(board([goal(2027, '5.4'), goal(2025, '5.1')]).goal).toMatchObject({ year: 2025, origin: 'escola' });
  expect(board([goal(2021, '5.0'), goal(2023, '5.2')]).goal).toMatchObject({ year: 2023, origin: 'escola' });
  expect(board().goal).toMatchObject({ year: 2021, origin: 'mec' });
  expect(board([], [edition2023]).goal).toBeNull();
});

test('places are those of what INEP published, also when the school has typed a later edition', () => {
  const own = record(2025, '5.2', { source: 'escola' });
  const found = board([], [edition2021, edition2023, own]);
  expect([found.index?.year, found.published?.year]).toEqual([2025, 2023]);
  expect(board([], [own]).published).toBeNull();
});

test('a typed edition without all that its index takes is named with what is missing', () => {
  const own = record(2025, null, { source: 'escola', proficiencyLp: '260.0', proficiencyMt: '258.0' });
  const { incomplete, index } = board([], [edition2023, own]);
  expect(index?.year).toBe(2023);
  expect(incomplete && lacksSentence(incomplete)).toBe(
    'Para calcular o IDEB de 2025 falta a aprovação de cada ano escolar.',
  );
  const target = record(2025, null, { source: 'escola', mecGoal: '5.6' });
  expect(board([], [edition2023, target]).incomplete).toBeNull();
});

test('the first stage is shown unless only another has an index', () => {
  const finals = [edition2023];
  expect(chooseStage(null, [])).toBe('anos_iniciais');
  expect(chooseStage(null, finals)).toBe('anos_finais');
  expect(chooseStage(null, [record(2023, null, { stage: 'anos_iniciais' }), ...finals])).toBe('anos_finais');
  expect(chooseStage('ensino_medio', finals)).toBe('ensino_medio');
});
