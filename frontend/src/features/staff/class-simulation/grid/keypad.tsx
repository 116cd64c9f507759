import { letters } from '@/domain/question/letter';
import { Button } from '@/kit/ui/button';

import { gridText as text } from './grid.text';
import type { Grid } from './use-grid';

import './keypad.css';

/** The keys of a phone, at the thumb. */
export function Keypad({ grid }: { grid: Grid }) {
  const { sheet, cursor, answer, erase, turnAbsent } = grid;
  if (!sheet || sheet.studentId === null) return null;
  const name = sheet.name ?? text.erased;
  return (
    <div className="keypad" role="group" aria-label={text.keypad(name, cursor.ordinal)} data-answers>
      <p className="keypad-head" aria-hidden="true">
        {text.keypadHead(name, cursor.ordinal)}
      </p>
      {letters.map((letter) => (
        <Button key={letter} className="keypad-letter" disabled={sheet.absent} onClick={() => answer(letter)}>
          {letter}
        </Button>
      ))}
      <div className="keypad-others">
        <Button disabled={sheet.absent} onClick={() => answer('branco')}>
          {text.blankButton}
        </Button>
        <Button disabled={sheet.absent} onClick={erase}>
          {text.erase}
        </Button>
        <Button aria-pressed={sheet.absent} onClick={() => turnAbsent()}>
          {text.absent}
        </Button>
      </div>
    </div>
  );
}
