import { useState } from 'react';

import type { ClassSimulationDetail } from '@/api/class-simulations/class-simulations';
import { type Clash, useSheets } from '@/api/class-simulations/use-sheets';
import { useSignedIn } from '@/api/session/session-context';
import type { Mark } from '@/domain/class-simulation/mark';
import { toast } from '@/kit/feedback/toast/toast-store';

import { gridText as text } from './grid.text';
import { afterAnswer, type Cursor, nextPupil, startOf, stepped, type steps } from './moves';

/** The grid as it is typed: which cell is next, and what each key does with it. */
export function useGrid(simulation: ClassSimulationDetail) {
  const saving = useSheets(useSignedIn().id, simulation, (sentence) => toast.error(text.refused, sentence));
  const { sheets, type } = saving;
  const [cursor, setCursor] = useState(() => startOf(sheets));
  const sheet = sheets[cursor.row];

  function write({ row, ordinal }: Cursor, letter: Mark): void {
    const of = sheets[row];
    if (!of || of.studentId === null || of.absent) return;
    const was = of.marks[ordinal - 1] ?? null;
    if (was !== letter) type({ studentId: of.studentId, ordinal, letter, was });
  }

  return {
    ...saving,
    cursor,
    sheet,
    point: setCursor,
    move: (arrow: keyof typeof steps) => setCursor(stepped(sheets, cursor, arrow)),
    goOn: () => setCursor(nextPupil(sheets, cursor)),
    answer(letter: Exclude<Mark, null>) {
      if (!sheet || sheet.absent) return;
      write(cursor, letter);
      setCursor(afterAnswer(sheets, cursor));
    },
    /** Takes back the answer in the cell, or, where there is none, that of the cell before. */
    erase() {
      const isFree = (sheet?.marks[cursor.ordinal - 1] ?? null) === null;
      const at = isFree ? stepped(sheets, cursor, 'ArrowLeft') : cursor;
      write(at, null);
      setCursor(at);
    },
    turnAbsent(row: number = cursor.row) {
      const of = sheets[row];
      if (!of || of.studentId === null) return;
      type({ studentId: of.studentId, absent: !of.absent });
      setCursor(of.absent ? { row, ordinal: 1 } : nextPupil(sheets, { row, ordinal: 1 }));
    },
    /** What this person typed, over what another did meanwhile. */
    insist(clash: Clash) {
      saving.settle(clash);
      const { studentId, ordinal, letter } = clash.cell;
      write({ row: sheets.findIndex((one) => one.studentId === studentId), ordinal }, letter);
    },
  };
}

export type Grid = ReturnType<typeof useGrid>;
