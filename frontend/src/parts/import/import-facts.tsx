import { importText } from './import.text';

const text = importText.facts;

interface ReadAs {
  format: string;
  encoding: string | null;
  delimiter: string | null;
}

/** How a file was read, and what else is to be known of it; what is null is left out. */
export function ImportFacts({
  file,
  more,
}: {
  file: ReadAs;
  more: readonly (readonly [string, string | null])[];
}) {
  const { format, encoding, delimiter } = file;
  const facts = [
    [text.format, format.toUpperCase()],
    [text.encoding, encoding],
    [text.delimiter, delimiter === null ? null : (text.delimiters[delimiter] ?? delimiter)],
    ...more,
  ] as const;
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
