import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { DataTable } from '@/kit/data/data-table';
import { Badge } from '@/kit/ui/badge';
import { formatCount } from '@/domain/decimal';
import { enumerate } from '@/domain/enumerate';

import type { ImportKind, Report } from './import-kind';
import { importText } from './import.text';
import { verdictBadges } from './verdict-badges';

const text = importText.check;
const SHOWN = 10;

interface CheckProps<R> {
  kind: ImportKind<R>;
  report: Report<R>;
}

/** What the file would bring: counts, how it was read, the records found. */
export function ImportCheckStep<R>({ kind, report }: CheckProps<R>) {
  return (
    <div className="grid gap-4">
      <p className="font-bold" role="status">
        {kind.text.found(report)}
      </p>
      <Tally {...report} />
      <Details kind={kind} report={report} />
      {report.records.length > 0 ? <Records kind={kind} report={report} /> : null}
    </div>
  );
}

type Counts = Pick<Report<unknown>, 'created' | 'updated' | 'unchanged' | 'rejected'>;

function Tally({ created, updated, unchanged, rejected }: Counts) {
  return (
    <dl className="import-tally" aria-label={text.tally}>
      <Count value={created} badge={<Badge {...verdictBadges.created}>{text.tallies.created}</Badge>} />
      <Count value={updated} badge={<Badge {...verdictBadges.updated}>{text.tallies.updated}</Badge>} />
      <Count value={unchanged} badge={<Badge {...verdictBadges.unchanged}>{text.tallies.unchanged}</Badge>} />
      <Count
        value={rejected}
        badge={
          <Badge tone={rejected > 0 ? 'bad' : 'neutral'} icon={<CircleAlert className="icon" />}>
            {text.tallies.rejected}
          </Badge>
        }
      />
    </dl>
  );
}

const Count = ({ value, badge }: { value: number; badge: ReactNode }) => (
  <div>
    <dt>{badge}</dt>
    <dd>{formatCount(value)}</dd>
  </div>
);

function Details<R>({ kind, report }: CheckProps<R>) {
  const { format, encoding, delimiter, ignored, unreadableCells, unknownColumns } = report;
  const details = [
    [text.format, format.toUpperCase()],
    [text.encoding, encoding],
    [text.delimiter, delimiter === null ? null : (text.delimiters[delimiter] ?? delimiter)],
    [text.ignored, ignored > 0 ? kind.text.ignored(ignored) : null],
    [text.unreadable, unreadableCells > 0 ? text.unreadableCount(unreadableCells) : null],
    [text.unknownColumns, unknownColumns.length > 0 ? text.notRead(enumerate(unknownColumns)) : null],
  ] as const;
  return (
    <dl className="import-facts">
      {details.map(([name, value]) =>
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

function Records<R>({ kind, report: { records } }: CheckProps<R>) {
  const { columns, rowKey, text: words } = kind;
  const title = records.length > SHOWN ? words.firstRecords(SHOWN, records.length) : words.records;
  return (
    <div>
      <h3 className="text-sm font-medium">{title}</h3>
      <DataTable caption={title} columns={columns} rows={records.slice(0, SHOWN)} rowKey={rowKey} dense />
    </div>
  );
}
