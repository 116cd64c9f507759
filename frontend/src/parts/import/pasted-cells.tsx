import { useId } from 'react';

import { Field } from '@/kit/form/fields/field';

interface PastedCellsProps {
  words: { label: string; hint: string };
  cells: string;
  disabled: boolean;
  onPaste: (cells: string) => void;
}

/** Cells copied in a spreadsheet, which come as lines of text with tabs. */
export function PastedCells({ words, cells, disabled, onPaste }: PastedCellsProps) {
  const id = useId();
  return (
    <Field id={id} label={words.label} hint={words.hint}>
      <textarea
        id={id}
        className="import-cells"
        rows={4}
        wrap="off"
        spellCheck={false}
        disabled={disabled}
        value={cells}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onPaste(target.value)}
      />
    </Field>
  );
}
