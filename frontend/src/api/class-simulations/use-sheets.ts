import { useState } from 'react';
import { useSWRConfig } from 'swr';

import type { Schemas } from '@/api/wire/address';
// Read again after each call, the grid would be read some hundred times a class.
// oxlint-disable-next-line no-restricted-imports
import { put } from '@/api/wire/client';
import type { Problem } from '@/api/wire/problem';
import { isMark, type Mark } from '@/domain/class-simulation/mark';

import {
  type AnswerSheet,
  type ClassSimulationDetail,
  detailAddress,
  type ReadSimulation,
} from './class-simulations';
import { isRecord, isWhole } from './kept';
import { type Sent, useSending } from './use-sending';

export interface CellTyped {
  studentId: number;
  ordinal: number;
  letter: Mark;
  /** What stood there. */
  was: Mark;
}

interface AbsenceTyped {
  studentId: number;
  absent: boolean;
}

/** What was typed into the grid, until the server has taken it. */
export type Typed = CellTyped | AbsenceTyped;

/** What another person typed into a cell meanwhile, in the server's words. */
export interface Clash {
  cell: CellTyped;
  sentence: string;
}

const isCell = (typed: Typed): typed is CellTyped => 'ordinal' in typed;

const isTyped = (value: unknown): value is Typed =>
  isRecord(value) &&
  isWhole(value['studentId']) &&
  (typeof value['absent'] === 'boolean' ||
    (isWhole(value['ordinal']) && isMark(value['letter']) && isMark(value['was'])));

/** A call takes so many. */
const AT_ONCE = 500;

/** The cells that come first, or the absence that does: they keep their order. */
function take(kept: readonly Typed[], one: boolean): Typed[] {
  const other = kept.findIndex((typed) => !isCell(typed));
  const cells = other < 0 ? kept.length : other;
  return kept.slice(0, Math.max(1, Math.min(cells, one ? 1 : AT_ONCE)));
}

interface Sheets extends Pick<Sent<Typed>, 'waiting' | 'stopped'> {
  /** The sheets with all that was typed on this screen. */
  sheets: AnswerSheet[];
  type: (...typed: readonly Typed[]) => void;
  savedAt: string | null;
  clashes: readonly Clash[];
  /** Somebody decided. */
  settle: (clash: Clash) => void;
}

/** The sheets of a printed test as they are typed: shown at once, saved a pupil or a moment's keys in a call. */
export function useSheets(
  personId: number,
  { id, sheets: saved, asked }: ClassSimulationDetail,
  onRefused: (sentence: string) => void,
): Sheets {
  const { mutate, cache } = useSWRConfig();
  const known = detailAddress(id);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [clashes, setClashes] = useState<readonly Clash[]>([]);

  async function send(taken: readonly Typed[]): Promise<void> {
    const [first] = taken;
    if (!first) return;
    const written = await (isCell(first)
      ? put('/api/class-simulations/{id}/cells', { id, body: { cells: taken.filter(isCell) } })
      : put('/api/class-simulations/{id}/absent', { id, body: first }));
    setSavedAt(written.savedAt);
    const before = (cache.get(known)?.data as ReadSimulation | undefined)?.revision;
    await mutate(known, (detail) => detail && withWritten(detail, taken, written), { revalidate: false });
    // Somebody else types too.
    if (before !== undefined && written.revision > before + 1) void mutate(known);
  }

  const sending = useSending<Typed>({
    personId,
    simulationId: id,
    isOne: isTyped,
    take,
    goesWith: (last, given) => last.studentId === given.studentId,
    send,
    onRefused(taken, refusal) {
      const found = namedIn(taken, refusal);
      // Else it is no other person's answer that stands in the way.
      if (refusal.status === 409 && found.length > 0) {
        const isAnew = ({ cell }: Clash) => !found.some((other) => isSame(cell, other.cell));
        setClashes((all) => [...all.filter(isAnew), ...found]);
      } else onRefused(found[0]?.sentence ?? refusal.sentence());
      void mutate(known);
      return found.length === 0
        ? (kept) => taken.includes(kept)
        : (kept) => isCell(kept) && found.some(({ cell }) => isSame(cell, kept));
    },
  });

  return {
    waiting: sending.waiting,
    stopped: sending.stopped,
    sheets: withTyped(saved, sending.waiting, asked),
    type: sending.give,
    savedAt,
    clashes,
    settle: (clash) => setClashes((all) => all.filter((one) => one !== clash)),
  };
}

const isSame = (one: CellTyped, other: CellTyped): boolean =>
  one.studentId === other.studentId && one.ordinal === other.ordinal;

/** Which cells of a call the server named, with the last that was typed into each. */
function namedIn(taken: readonly Typed[], { fields }: Problem): Clash[] {
  return Object.entries(fields).flatMap(([path, sentence]): Clash[] => {
    const named = taken[Number(/^cells\.(\d+)$/.exec(path)?.[1] ?? Number.NaN)];
    if (!named || !isCell(named)) return [];
    const cell = taken.filter(isCell).findLast((one) => isSame(one, named)) ?? named;
    return [{ cell, sentence }];
  });
}

/** As the server has it now. */
function withWritten(
  detail: ReadSimulation,
  taken: readonly Typed[],
  { revision, sheets: counted }: Schemas['ClassSimulationCellsKept'],
): ReadSimulation {
  const withCounts = (sheet: AnswerSheet): AnswerSheet => ({
    ...sheet,
    ...counted.find(({ studentId }) => studentId === sheet.studentId),
  });
  const sheets = withTyped(detail.sheets, taken, detail.asked).map(withCounts);
  return { ...detail, revision, sheets };
}

/** Sheets with what was typed since; what a sheet comes to is counted anew where it was typed into. */
function withTyped(
  sheets: readonly AnswerSheet[],
  typed: readonly Typed[],
  asked: ClassSimulationDetail['asked'],
): AnswerSheet[] {
  return sheets.map((sheet) => {
    const own = typed.filter(({ studentId }) => studentId === sheet.studentId);
    if (own.length === 0) return sheet;
    const marks = [...sheet.marks];
    let { absent } = sheet;
    for (const one of own) {
      if (isCell(one)) marks[one.ordinal - 1] = one.letter;
      else absent = one.absent;
    }
    return {
      ...sheet,
      marks,
      absent,
      typed: marks.filter((mark) => mark !== null).length,
      hits: asked.filter(({ correctAnswer }, at) => correctAnswer !== null && marks[at] === correctAnswer)
        .length,
    };
  });
}
