import { UserCheck, UserX } from 'lucide-react';
import { memo, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

import type { AnswerSheet, AskedQuestion } from '@/api/class-simulations/class-simulations';
import type { Mark } from '@/domain/class-simulation/mark';
import type { Letter } from '@/domain/question/letter';
import { useNarrow } from '@/kit/browser/use-narrow';
import { openModals } from '@/kit/overlay/open-modals';
import { IconButton } from '@/kit/ui/icon-button';
import { useScrolls } from '@/kit/layout/use-scrolls';

import { gridText as text } from './grid.text';
import type { Grid } from './use-grid';

import './answer-grid.css';

interface AnswerGridProps {
  asked: readonly AskedQuestion[];
  grid: Grid;
}

/** The cells; on a phone one pupil is open, the others are a name and a count. */
export function AnswerGrid({ asked, grid }: AnswerGridProps) {
  const { sheets, cursor } = grid;
  // Rows are drawn again by their own changes alone: some hundred cells stand there at each key.
  const latest = useRef(grid);
  useLayoutEffect(() => {
    latest.current = grid;
  });
  const point = useCallback((row: number, ordinal: number) => latest.current.point({ row, ordinal }), []);
  const turnAbsent = useCallback((row: number) => latest.current.turnAbsent(row), []);
  const table = useRef<HTMLTableElement>(null);
  useFollowed(table, cursor.row, cursor.ordinal);
  const { box, tabIndex } = useScrolls<HTMLDivElement>();
  return (
    // Reached by Tab where it scrolls, as with many questions.
    <div
      ref={box}
      className="answer-grid"
      role="group"
      aria-label={text.table}
      tabIndex={tabIndex}
      data-answers
    >
      <table ref={table}>
        <caption className="sr-only">{text.table}</caption>
        <thead>
          <tr>
            <th scope="col" className="answer-grid-name">
              {text.pupil}
              <span className="answer-grid-key">{text.key}</span>
            </th>
            {asked.map(({ ordinal, correctAnswer }) => (
              <th key={ordinal} scope="col">
                <span aria-hidden="true">{ordinal}</span>
                <span className="answer-grid-key" aria-hidden="true">
                  {correctAnswer}
                </span>
                <span className="sr-only">{text.keyOf(ordinal, correctAnswer ?? '')}</span>
              </th>
            ))}
            <th scope="col" className="answer-grid-total">
              {text.hits}
            </th>
          </tr>
        </thead>
        <tbody>
          {sheets.map((sheet, row) => (
            <Row
              key={sheet.studentId ?? `row ${row}`}
              row={row}
              sheet={sheet}
              asked={asked}
              current={row === cursor.row ? cursor.ordinal : null}
              onPoint={point}
              onAbsent={turnAbsent}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The focus goes with the cell that is next; a page that has just opened leaves it where it is. */
function useFollowed(table: { current: HTMLTableElement | null }, row: number, ordinal: number): void {
  const place = `${row} ${ordinal}`;
  const last = useRef<string | null>(null);
  const isNarrow = useNarrow();
  useEffect(() => {
    const cell = table.current?.querySelector<HTMLElement>('[data-current]');
    // On a phone who is typed stands below everybody who was.
    if (last.current === null && isNarrow) cell?.scrollIntoView({ block: 'center' });
    if (last.current !== null && last.current !== place && !openModals.top()) cell?.focus();
    last.current = place;
  }, [table, place, isNarrow]);
}

interface RowProps {
  row: number;
  sheet: AnswerSheet;
  asked: readonly AskedQuestion[];
  current: number | null;
  onPoint: (row: number, ordinal: number) => void;
  onAbsent: (row: number) => void;
}

const Row = memo(function Row({ row, sheet, asked, current, onPoint, onAbsent }: RowProps) {
  const { absent, marks, studentId } = sheet;
  const name = sheet.name ?? text.erased;
  const isCurrent = current !== null;
  const mayType = studentId !== null && !absent;
  return (
    <tr data-now={isCurrent} data-absent={absent}>
      <th scope="row" className="answer-grid-name">
        <span className="answer-grid-who">
          <button
            type="button"
            className="answer-grid-open"
            disabled={studentId === null}
            aria-label={text.openPupil(name)}
            tabIndex={-1}
            onClick={() => onPoint(row, Math.max(1, marks.indexOf(null) + 1))}
          >
            {name}
          </button>
          {studentId !== null && (isCurrent || absent) ? (
            <IconButton
              label={absent ? text.unmarkAbsent(name) : text.markAbsent(name)}
              title={absent ? text.unmarkAbsent(name) : text.markAbsent(name)}
              className="answer-grid-absence"
              onClick={() => onAbsent(row)}
            >
              {absent ? <UserCheck className="icon icon-s" /> : <UserX className="icon icon-s" />}
            </IconButton>
          ) : null}
        </span>
      </th>
      {asked.map(({ ordinal, correctAnswer }) => {
        const mark = marks[ordinal - 1] ?? null;
        const isHere = current === ordinal;
        return (
          <td key={ordinal}>
            {mayType ? (
              <button
                type="button"
                className="answer-grid-cell"
                data-look={lookOf(mark, correctAnswer)}
                data-ordinal={ordinal}
                data-current={isHere || undefined}
                tabIndex={isHere ? 0 : -1}
                aria-label={text.cell(name, ordinal, saidOf(mark, correctAnswer))}
                onClick={() => onPoint(row, ordinal)}
              >
                {shownOf(mark)}
              </button>
            ) : (
              <span className="answer-grid-cell" data-look={lookOf(mark, correctAnswer)}>
                {shownOf(mark)}
              </span>
            )}
          </td>
        );
      })}
      <td className="answer-grid-total">{totalOf(sheet, asked.length)}</td>
    </tr>
  );
});

/** How a cell looks: a wrong one carries a sign besides its colour. */
function lookOf(mark: Mark, right: Letter | null): 'empty' | 'blank' | 'wrong' | 'right' {
  if (mark === null) return 'empty';
  if (mark === 'branco') return 'blank';
  return mark === right ? 'right' : 'wrong';
}

function saidOf(mark: Mark, right: Letter | null): string {
  if (mark === null) return text.empty;
  if (mark === 'branco') return text.blank;
  return mark === right ? text.right(mark) : text.wrong(mark);
}

const shownOf = (mark: Mark): string => (mark === 'branco' ? text.blankSign : (mark ?? ''));

function totalOf({ absent, typed, hits }: AnswerSheet, asked: number): string {
  if (absent) return text.absent;
  if (typed === 0) return '';
  return typed === asked ? text.of(hits, asked) : text.typed(typed);
}
