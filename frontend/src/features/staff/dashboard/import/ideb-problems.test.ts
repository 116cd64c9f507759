import { expect, test } from 'vitest';

import { problemCount, problemSentence, problemsOf } from './ideb-problems';

const problem = (line: number) => ({ line, column: null, value: null, problem: '', hint: '' });
const told = (rejected: number, unreadableCells: number) => ({
  rejected,
  unreadableCells,
  problems: [],
  cellProblems: [],
});

test.each([
  [told(1, 0), '1 linha com erro fica de fora.'],
  [told(0, 1), '1 célula ilegível fica de fora; o resto da linha vale.'],
  [
    told(2, 1200),
    '2 linhas com erro ficam de fora. 1.200 células ilegíveis ficam de fora; o resto da linha vale.',
  ],
])('lines and cells left out are told apart', (report, sentence) => {
  expect(problemSentence(report)).toBe(sentence);
  expect(problemCount(report)).toBe(report.rejected + report.unreadableCells);
});

test('problems stand in the order of the file', () => {
  const report = { ...told(2, 1), problems: [problem(3), problem(9)], cellProblems: [problem(4)] };
  expect(problemsOf(report).map(({ line }) => line)).toEqual([3, 4, 9]);
});
