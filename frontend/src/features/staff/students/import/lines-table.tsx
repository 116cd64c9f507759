import type { PupilImportLine, PupilImportReport } from '@/api/people/pupil-import';
import type { Column } from '@/kit/data/table/data-table';
import { Badge } from '@/kit/ui/badge';
import { CheckedLines, LinePlace } from '@/parts/import/check/checked-lines';

import { pupilImportText as text } from './shared/pupil-import.text';
import { verdictOrder, verdicts } from './verdicts';

const columns: readonly Column<PupilImportLine>[] = [
  {
    key: 'line',
    label: text.columns.line,
    cell: ({ sheet, line }) => <LinePlace line={line} sheet={sheet} />,
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

/** The lines of a list with their verdicts. */
export function LinesTable({ report: { lines, counts } }: { report: PupilImportReport }) {
  return (
    <CheckedLines
      lines={lines}
      tallies={verdictOrder
        .filter((verdict) => verdict !== 'ignorada' || counts.ignored > 0)
        .map((verdict) => ({
          verdict,
          label: text.verdicts[verdict],
          badge: verdicts[verdict].badge,
          count: counts[verdicts[verdict].count],
        }))}
      columns={columns}
      lineKey={({ sheet, line }) => `${sheet} ${line}`}
      text={{ ...text, table: text.columns.table }}
    />
  );
}
