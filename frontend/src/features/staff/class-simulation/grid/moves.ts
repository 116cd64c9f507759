import type { AnswerSheet } from '@/api/class-simulations/class-simulations';

/** The cell that the next key answers. */
export interface Cursor {
  row: number;
  /** From 1, as the questions of a test. */
  ordinal: number;
}

type Sheet = Pick<AnswerSheet, 'studentId' | 'absent' | 'marks'>;

const isOpen = (sheet: Sheet | undefined): boolean =>
  sheet !== undefined && sheet.studentId !== null && !sheet.absent;

const openRow = (sheets: readonly Sheet[], from: number, by: 1 | -1): number | null => {
  for (let row = from; row >= 0 && row < sheets.length; row += by) if (isOpen(sheets[row])) return row;
  return null;
};

/** Where nothing was typed yet; else the first question. */
function firstFree(sheet: Sheet | undefined): number {
  const at = sheet?.marks.indexOf(null) ?? -1;
  return at < 0 ? 1 : at + 1;
}

/** Where typing begins: with the first pupil of whom something is lacking. */
export function startOf(sheets: readonly Sheet[]): Cursor {
  const lacking = sheets.findIndex((sheet) => isOpen(sheet) && sheet.marks.includes(null));
  const row = lacking < 0 ? (openRow(sheets, 0, 1) ?? 0) : lacking;
  return { row, ordinal: firstFree(sheets[row]) };
}

/** The next pupil who was there; the last stays. */
export function nextPupil(sheets: readonly Sheet[], cursor: Cursor): Cursor {
  const row = openRow(sheets, cursor.row + 1, 1);
  return row === null ? cursor : { row, ordinal: firstFree(sheets[row]) };
}

/** The cell after one that was answered: the next question, and after the last the next pupil. */
export function afterAnswer(sheets: readonly Sheet[], cursor: Cursor): Cursor {
  const asked = sheets[cursor.row]?.marks.length ?? 0;
  return cursor.ordinal < asked ? { ...cursor, ordinal: cursor.ordinal + 1 } : nextPupil(sheets, cursor);
}

export const steps = {
  ArrowLeft: { by: 'question', to: -1 },
  ArrowRight: { by: 'question', to: 1 },
  ArrowUp: { by: 'pupil', to: -1 },
  ArrowDown: { by: 'pupil', to: 1 },
} as const;

/** One cell on, by an arrow; at an edge it stays. */
export function stepped(sheets: readonly Sheet[], cursor: Cursor, arrow: keyof typeof steps): Cursor {
  const { by, to } = steps[arrow];
  if (by === 'pupil') return { ...cursor, row: openRow(sheets, cursor.row + to, to) ?? cursor.row };
  const asked = sheets[cursor.row]?.marks.length ?? 1;
  return { ...cursor, ordinal: Math.min(asked, Math.max(1, cursor.ordinal + to)) };
}
