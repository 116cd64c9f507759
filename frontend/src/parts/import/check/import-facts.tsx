import { importText } from '@/parts/import/import.text';

const text = importText.facts;

interface ReadAs {
  format: string;
  encoding: string | null;
  delimiter: string | null;
}

/** How a file was read, and what else is to be known of it; what is null is left out. */
export function ImportFacts({
  file,
  pasted = false,
  more,
}: {
  file: ReadAs;
  /** Cells, of which nobody asks how they were read. */
  pasted?: boolean;
  more: readonly (readonly [string, string | null])[];
}) {
  const { format, encoding, delimiter } = file;
  const read = [
    [text.format, format.toUpperCase()],
    [text.encoding, encoding],
    [text.delimiter, delimiter === null ? null : (text.delimiters[delimiter] ?? delimiter)],
  ] as const;
  const facts = [...(pasted ? [[text.format, importText.pasted] as const] : read), ...more];
  return (
    <dl className="import-facts">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
