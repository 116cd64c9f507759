import { type ReactNode, useState } from 'react';

import { formatCount } from '@/domain/decimal';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';

import { importText } from '@/parts/import/import.text';
import type { VerdictBadge } from './verdict-badges';

import './checked-lines.css';

const FIRST = 10;
const MORE = 100;

/** One of the things that can become of a line: its name, how it looks, and how many there are. */
export interface Tally<V extends string> {
  verdict: V;
  label: string;
  badge: { tone: VerdictBadge['tone'] | 'bad'; icon: ReactNode };
  count: number;
}

interface CheckedLinesProps<V extends string, L extends { verdict: V }> {
  lines: readonly L[];
  tallies: readonly Tally<V>[];
  columns: readonly Column<L>[];
  lineKey: (line: L) => string | number;
  text: {
    tally: string;
    table: string;
    more: string;
    shown: (shown: number, all: number) => string;
  };
}

/** The lines of a file with their verdicts, the first of them, or those of one verdict. */
export function CheckedLines<V extends string, L extends { verdict: V }>(props: CheckedLinesProps<V, L>) {
  const { lines, tallies, columns, lineKey, text } = props;
  const [only, setOnly] = useState<V | null>(null);
  const [most, setMost] = useState(FIRST);
  const chosen = tallies.find(({ verdict, count }) => verdict === only && count > 0);
  const wanted = chosen ? lines.filter(({ verdict }) => verdict === only) : lines;
  const shown = wanted.slice(0, most);
  const filter = (verdict: V) => {
    setOnly(only === verdict ? null : verdict);
    setMost(FIRST);
  };
  return (
    <div className="grid gap-3">
      <div className="checked-lines-tally" role="group" aria-label={text.tally}>
        {tallies.map(({ verdict, label, badge, count }) => (
          <button
            key={verdict}
            type="button"
            aria-pressed={only === verdict}
            disabled={count === 0}
            onClick={() => filter(verdict)}
          >
            <b>{formatCount(count)}</b>
            <Badge {...badge} tone={count === 0 ? 'neutral' : badge.tone}>
              {label}
            </Badge>
          </button>
        ))}
      </div>
      <DataTable caption={text.table} columns={columns} rows={shown} rowKey={lineKey} cards dense />
      <div className="row row-between">
        <p className="text-xs text-subtle" role="status">
          {text.shown(shown.length, wanted.length)}
        </p>
        {shown.length < wanted.length ? (
          <Button variant="text" onClick={() => setMost(most + MORE)}>
            {text.more}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Where a line stands: "2, 6_ano.csv". */
export function LinePlace({ line, sheet = null }: { line: number; sheet?: string | null }) {
  return (
    <span className="font-regular text-subtle">
      <span className="checked-lines-word">{importText.errors.line} </span>
      {formatCount(line)}
      {sheet === null ? null : `, ${sheet}`}
    </span>
  );
}
