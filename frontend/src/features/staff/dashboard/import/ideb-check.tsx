import { CircleAlert, Lock } from 'lucide-react';
import type { ReactNode } from 'react';

import type { ImportedRecord, ImportReport } from '@/api/file-import';
import { formatCount, formatDecimal } from '@/domain/decimal';
import { enumerate } from '@/domain/enumerate';
import { stageLabels } from '@/domain/index/stage';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import { Badge } from '@/kit/ui/badge';
import { ImportFacts } from '@/parts/import/check/import-facts';
import { importText } from '@/parts/import/import.text';
import { type VerdictBadge, verdictBadges } from '@/parts/import/check/verdict-badges';

import { idebImportText } from './ideb-import.text';
import { foundSentence } from './import-sentence';

const { columns: columnText, facts: factText } = idebImportText;
const text = importText.check;
const SHOWN = 10;

const badges: Record<ImportedRecord['verdict'], VerdictBadge> = {
  novo: verdictBadges.created,
  atualizado: verdictBadges.updated,
  igual: verdictBadges.unchanged,
  igual_menos_casas: verdictBadges.unchanged,
  publicado: { tone: 'neutral', icon: <Lock className="icon" /> },
};

const columns: readonly Column<ImportedRecord>[] = [
  { key: 'edition', label: columnText.edition, cell: ({ stage, year }) => `${stageLabels[stage]}, ${year}` },
  {
    key: 'ideb',
    label: columnText.ideb,
    numeric: true,
    cell: ({ idebScore }) => (idebScore === null ? columnText.noIdeb : formatDecimal(idebScore, 1)),
  },
  {
    key: 'verdict',
    label: columnText.verdict,
    cell: ({ verdict }) => <Badge {...badges[verdict]}>{columnText.verdicts[verdict]}</Badge>,
  },
];

/** What the file would bring: counts, how it was read, the results found. */
export function IdebCheck({ report, pasted }: { report: ImportReport; pasted: boolean }) {
  const { ignored, unreadableCells, unknownColumns, records } = report;
  return (
    <div className="grid gap-4">
      <p className="font-bold" role="status">
        {foundSentence(report)}
      </p>
      <Tally {...report} />
      <ImportFacts
        file={report}
        pasted={pasted}
        more={[
          [factText.ignored, ignored > 0 ? factText.ignoredCount(ignored) : null],
          [factText.unreadable, unreadableCells > 0 ? factText.unreadableCount(unreadableCells) : null],
          [
            factText.unknownColumns,
            unknownColumns.length > 0 ? factText.notRead(enumerate(unknownColumns)) : null,
          ],
        ]}
      />
      {records.length > 0 ? <Records records={records} /> : null}
    </div>
  );
}

type Counts = Pick<ImportReport, 'created' | 'updated' | 'unchanged' | 'rejected'>;

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
            {idebImportText.rejected}
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

function Records({ records }: Pick<ImportReport, 'records'>) {
  const { records: all, firstRecords } = idebImportText;
  const title = records.length > SHOWN ? firstRecords(SHOWN, records.length) : all;
  return (
    <div>
      <h3 className="text-sm font-medium">{title}</h3>
      <DataTable
        caption={title}
        columns={columns}
        rows={records.slice(0, SHOWN)}
        rowKey={({ stage, year }) => `${stage} ${year}`}
        dense
      />
    </div>
  );
}
