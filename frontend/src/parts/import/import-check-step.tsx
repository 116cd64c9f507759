import { CircleAlert, Equal, Lock, Plus, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';

import type { ImportedRecord, ImportReport } from '@/api/schema';
import { type Column, DataTable } from '@/kit/data/data-table';
import { Badge } from '@/kit/ui/badge';
import { formatCount, formatDecimal } from '@/domain/decimal';
import { stageLabels } from '@/domain/stage';

import { importText } from './import.text';

const text = importText.check;
const SHOWN = 10;

const badges: Record<ImportedRecord['verdict'], { tone: 'ok' | 'info' | 'neutral'; icon: ReactNode }> = {
  novo: { tone: 'ok', icon: <Plus className="icon" /> },
  atualizado: { tone: 'info', icon: <RefreshCw className="icon" /> },
  igual: { tone: 'neutral', icon: <Equal className="icon" /> },
  publicado: { tone: 'neutral', icon: <Lock className="icon" /> },
};

/** What the file would bring: counts, how it was read, the editions found. */
export function ImportCheckStep({ report }: { report: ImportReport }) {
  return (
    <div className="grid gap-4">
      <p className="font-bold" role="status">
        {text.found(report)}
      </p>
      <Tally report={report} />
      <Details report={report} />
      {report.records.length > 0 ? <Records records={report.records} /> : null}
    </div>
  );
}

function Tally({ report }: { report: ImportReport }) {
  return (
    <dl className="import-tally" aria-label={text.tally}>
      <Count value={report.created} badge={<Badge {...badges.novo}>{text.created}</Badge>} />
      <Count value={report.updated} badge={<Badge {...badges.atualizado}>{text.updated}</Badge>} />
      <Count value={report.unchanged} badge={<Badge {...badges.igual}>{text.unchanged}</Badge>} />
      <Count
        value={report.rejected}
        badge={
          <Badge tone={report.rejected > 0 ? 'bad' : 'neutral'} icon={<CircleAlert className="icon" />}>
            {text.rejected}
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

function Details({ report }: { report: ImportReport }) {
  const { format, encoding, delimiter, ignored } = report;
  const details = [
    [text.format, format.toUpperCase()],
    [text.encoding, encoding],
    [text.delimiter, delimiter === null ? null : text.delimiterName(delimiter)],
    [text.ignored, ignored > 0 ? text.ignoredCount(ignored) : null],
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

const columns: Column<ImportedRecord>[] = [
  {
    key: 'edition',
    label: `${text.stage}, ${text.edition.toLowerCase()}`,
    cell: ({ stage, year }) => `${stageLabels[stage]}, ${year}`,
  },
  {
    key: 'ideb',
    label: text.ideb,
    numeric: true,
    cell: ({ idebScore }) => (idebScore === null ? text.noIdeb : formatDecimal(idebScore, 1)),
  },
  {
    key: 'verdict',
    label: text.verdict,
    cell: ({ verdict }) => <Badge {...badges[verdict]}>{text.verdicts[verdict]}</Badge>,
  },
];

function Records({ records }: { records: readonly ImportedRecord[] }) {
  const shown = records.slice(0, SHOWN);
  const title = records.length > SHOWN ? text.first(SHOWN, records.length) : text.records;
  return (
    <div>
      <h3 className="text-sm font-medium">{title}</h3>
      <DataTable
        caption={title}
        columns={columns}
        rows={shown}
        rowKey={({ stage, year }) => `${stage} ${year}`}
        dense
      />
    </div>
  );
}
