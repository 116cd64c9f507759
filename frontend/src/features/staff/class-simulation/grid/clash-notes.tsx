import type { Mark } from '@/domain/class-simulation/mark';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { gridText as text } from './grid.text';
import type { Grid } from './use-grid';

import '@/kit/layout/row.css';

/** Cells that somebody else typed meanwhile: nothing is written over before this person chooses. */
export function ClashNotes({ grid: { clashes, sheets, settle, insist } }: { grid: Grid }) {
  return clashes.map((clash) => {
    const { studentId, ordinal, letter } = clash.cell;
    const name = sheets.find((sheet) => sheet.studentId === studentId)?.name ?? text.erased;
    return (
      <Note
        key={`${studentId} ${ordinal}`}
        tone="warn"
        action={
          <div className="row">
            <Button onClick={() => settle(clash)}>{text.keepTheirs}</Button>
            <Button onClick={() => insist(clash)}>{text.useMine}</Button>
          </div>
        }
      >
        <b>{text.clash(name, ordinal)}</b> {clash.sentence} {typedWords(letter)}
      </Note>
    );
  });
}

function typedWords(letter: Mark): string {
  if (letter === null) return text.clashErased;
  return letter === 'branco' ? text.clashTypedBlank : text.clashTyped(letter);
}
