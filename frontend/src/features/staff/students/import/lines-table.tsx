import { useState } from 'react';

import type { PupilImportLine, PupilImportReport } from '@/api/people/pupil-import';
import { formatCount } from '@/domain/decimal';
import { type Column, DataTable } from '@/kit/data/data-table';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';

import { pupilImportText as text } from './shared/pupil-import.text';
import { type Verdict, verdictOrder, verdicts } from './verdicts';

import './shared/pupil-import.css';

const FIRST = 10;
const MORE = 100;

const columns: readonly Column<PupilImportLine>[] = [
  {
    key: 'line',
    label: text.columns.line,
    cell: ({ sheet, line }) => (
      <span className="font-regular text-subtle">
        <span className="pupil-import-word">{text.columns.line} </span>
        {formatCount(line)}
        {sheet === null ? null : `, ${sheet}`}
      </span>
    ),
  },
  {
    key: 'verdict',
    label: text.columns.verdict,
    cell: ({ verdict }) => <Badge {...verdicts[verdict].badge}>{text.verdicts[verdict]}</Badge>,
  },
  { key: 'studentId', label: text.columns.studentId, cell: ({ studentId }) => studentId || '–' },
  { key: 'name', label: text.columns.name, cell: ({ name }) => <b>{name || '–'}</b> },
  { key: 'className', label: text.columns.className, cell: ({ className }) => className || '–' },
  { key: 'birthDate', label: text.columns.birthDate, cell: ({ birthDate }) => birthDate || '–' },
  {
    key: 'observation',
    label: text.columns.observation,
    cell: ({ observation, verdict }) => (
      <span className={verdict === 'errada' ? 'font-medium' : 'text-muted'}>{observation || '–'}</span>
    ),
  },
];

/** The lines of a list with their verdicts, the first of them, or those of one verdict. */
export function LinesTable({ report }: { report: PupilImportReport }) {
  const [only, setOnly] = useState<Verdict | null>(null);
  const [most, setMost] = useState(FIRST);
  const { lines, counts } = report;
  const wanted =
    only === null || counts[verdicts[only].count] === 0
      ? lines
      : lines.filter(({ verdict }) => verdict === only);
  const shown = wanted.slice(0, most);
  const filter = (verdict: Verdict) => {
    setOnly(only === verdict ? null : verdict);
    setMost(FIRST);
  };
  return (
    <div className="grid gap-3">
      <div className="pupil-import-tally" role="group" aria-label={text.tally}>
        {verdictOrder
          .filter((verdict) => verdict !== 'ignorada' || counts.ignored > 0)
          .map((verdict) => {
            const count = counts[verdicts[verdict].count];
            return (
              <button
                key={verdict}
                type="button"
                aria-pressed={only === verdict}
                disabled={count === 0}
                onClick={() => filter(verdict)}
              >
                <b>{formatCount(count)}</b>
                <Badge
                  {...verdicts[verdict].badge}
                  tone={count === 0 ? 'neutral' : verdicts[verdict].badge.tone}
                >
                  {text.verdicts[verdict]}
                </Badge>
              </button>
            );
          })}
      </div>
      <DataTable
        caption={text.columns.table}
        columns={columns}
        rows={shown}
        rowKey={({ sheet, line }) => `${sheet} ${line}`}
        cards
        dense
      />
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
