import { expect, it } from 'vitest';

import { afterAnswer, type Cursor, nextPupil, startOf, stepped } from './moves';

const sheet = (marks: string, absent = false, studentId: number | null = 1) => ({
  studentId,
  absent,
  marks: [...marks].map((mark) => (mark === 'A' ? ('A' as const) : null)),
});
const at = (row: number, ordinal: number): Cursor => ({ row, ordinal });

it.each([
  ['with the first of whom something is lacking', ['AAA', 'A..', '...'], at(1, 2)],
  ['with the first when nothing is lacking', ['AAA', 'AAA'], at(0, 1)],
])('typing begins %s', (_, rows, start) => {
  expect(startOf(rows.map((row) => sheet(row)))).toEqual(start);
});

it('typing begins neither with who was absent nor with who was erased', () => {
  expect(startOf([sheet('...', true), sheet('...', false, null), sheet('...')])).toEqual(at(2, 1));
});

const three = [sheet('A..'), sheet('...', true), sheet('AA.')];

it.each([
  ['the next question', at(0, 1), at(0, 2)],
  ['after the last, the next pupil who was there, where something is lacking', at(0, 3), at(2, 3)],
  ['after the very last, nothing', at(2, 3), at(2, 3)],
])('an answer is followed by %s', (_, from, to) => {
  expect(afterAnswer(three, from)).toEqual(to);
});

it('the next pupil is the next who was there, and the last stays', () => {
  expect(nextPupil(three, at(0, 1))).toEqual(at(2, 3));
  expect(nextPupil(three, at(2, 1))).toEqual(at(2, 1));
});

it.each([
  ['ArrowRight', at(0, 1), at(0, 2)],
  ['ArrowRight', at(0, 3), at(0, 3)],
  ['ArrowLeft', at(0, 1), at(0, 1)],
  ['ArrowDown', at(0, 2), at(2, 2)],
  ['ArrowDown', at(2, 2), at(2, 2)],
  ['ArrowUp', at(2, 2), at(0, 2)],
] as const)('%s leads one cell on, and stays at an edge', (arrow, from, to) => {
  expect(stepped(three, from, arrow)).toEqual(to);
});
