import { CloudCheck } from 'lucide-react';

import type { ClassSimulationDetail } from '@/api/class-simulations/class-simulations';
import { letters } from '@/domain/question/letter';
import { formatDate, formatTime } from '@/domain/dates';
import { KeyHints } from '@/kit/ui/keys/key-hints';
import { Note } from '@/kit/ui/note';
import { PageHead } from '@/kit/ui/page-head';

import { SignInAgain, StoppedIcon } from '../stopped';
import { useKeys } from '../use-keys';
import { AnswerGrid } from './answer-grid';
import { ClashNotes } from './clash-notes';
import { GridButtons } from './grid-buttons';
import { gridText as text } from './grid.text';
import { Keypad } from './keypad';
import { type Grid, useGrid } from './use-grid';

import '@/kit/layout/stack.css';
import './grid-view.css';

const hints = [
  { keys: letters, does: text.keys.answer },
  { keys: [text.keys.space], does: text.keys.blank },
  { keys: ['⌫'], does: text.keys.erase },
  { keys: ['Enter'], does: text.keys.next },
  { keys: ['F'], does: text.keys.absent },
  { keys: ['←', '→', '↑', '↓'], does: text.keys.move },
];

/** A test on paper as its answers are typed: a row a pupil, a key a question. */
export function GridView({ simulation }: { simulation: ClassSimulationDetail }) {
  const grid = useGrid(simulation);
  const { sheets, waiting, stopped } = grid;
  useKeys({
    ...Object.fromEntries(letters.map((letter) => [letter.toLowerCase(), () => grid.answer(letter)])),
    ' ': () => grid.answer('branco'),
    '-': () => grid.answer('branco'),
    Backspace: grid.erase,
    Delete: grid.erase,
    Enter: grid.goOn,
    f: () => grid.turnAbsent(),
    ArrowLeft: () => grid.move('ArrowLeft'),
    ArrowRight: () => grid.move('ArrowRight'),
    ArrowUp: () => grid.move('ArrowUp'),
    ArrowDown: () => grid.move('ArrowDown'),
  });
  const asked = simulation.asked.length;
  const there = sheets.filter(({ absent }) => !absent);
  const done = there.filter(({ typed }) => typed === asked).length;
  return (
    <>
      <PageHead
        title={text.title(simulation.className)}
        description={text.about(
          done,
          there.length,
          simulation.subjectName,
          asked,
          formatDate(simulation.startedAt),
        )}
        action={
          <div className="grid-view-actions">
            <Saved grid={grid} />
            <GridButtons simulation={simulation} sheets={sheets} isSaving={waiting.length > 0} />
          </div>
        }
      />
      <div className="stack">
        <KeyHints hints={hints} />
        <div role="status" className="grid-view-notes">
          {stopped !== null && waiting.length > 0 ? (
            <Note
              tone="warn"
              icon={<StoppedIcon stopped={stopped} className="icon" />}
              action={stopped === 'signedOut' ? <SignInAgain /> : null}
            >
              <b>{text.stopped[stopped].what}</b> {text.stopped[stopped].detail(waiting.length)}
            </Note>
          ) : null}
          <ClashNotes grid={grid} />
        </div>
        <AnswerGrid asked={simulation.asked} grid={grid} />
      </div>
      <Keypad grid={grid} />
    </>
  );
}

/** When the server had everything last. */
function Saved({ grid: { savedAt, waiting, stopped } }: { grid: Grid }) {
  if (stopped !== null) return null;
  if (waiting.length > 0) return <span className="grid-view-saved">{text.saving}</span>;
  if (savedAt === null) return null;
  return (
    <span className="grid-view-saved">
      <CloudCheck className="icon icon-s" aria-hidden="true" />
      {text.saved(formatTime(savedAt))}
    </span>
  );
}
