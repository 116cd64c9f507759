import { Download } from 'lucide-react';

import { Button } from '@/kit/ui/button';
import { type Column, DataTable } from '@/kit/data/data-table';
import { formatCount } from '@/domain/decimal';

import type { ImportProblem } from './import-problem';
import { importText } from './import.text';

const text = importText.errors;

const columns: Column<ImportProblem>[] = [
  {
    key: 'line',
    label: text.line,
    cell: ({ sheet, line }) => `${text.line} ${formatCount(line)}${sheet ? `, ${sheet}` : ''}`,
  },
  {
    key: 'column',
    label: text.column,
    cell: ({ column }) => <span className="break-all">{column ?? '–'}</span>,
  },
  {
    key: 'value',
    label: text.value,
    cell: ({ value }) => (
      <code className="import-wrong">{value === null || value === '' ? text.emptyValue : value}</code>
    ),
  },
  { key: 'problem', label: text.problem, cell: ({ problem }) => problem },
  { key: 'hint', label: text.hint, cell: ({ hint }) => <span className="text-muted">{hint ?? '–'}</span> },
];

interface ImportErrorsProps {
  /** How much is wrong: "2 linhas com erro ficam de fora." */
  sentence: string;
  /** Those that are listed, and how many there are. */
  problems: readonly ImportProblem[];
  count: number;
  download: string;
  pending?: boolean;
  onDownload: () => void;
}

/** Where the file is wrong, and how to mend it. */
export function ImportErrors(props: ImportErrorsProps) {
  const { sentence, problems, count, download, pending = false, onDownload } = props;
  return (
    <div className="grid gap-4">
      <div className="row row-between">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-bold">{sentence}</p>
          <p className="text-sm text-muted">
            {text.detail} {problems.length < count ? text.listed(problems.length) : null}
          </p>
        </div>
        <Button pending={pending} pendingText={text.downloading} onClick={onDownload}>
          <Download className="icon icon-s" />
          {download}
        </Button>
      </div>
      <DataTable
        caption={text.caption}
        columns={columns}
        rows={problems}
        rowKey={({ sheet, line, column, problem }) => `${sheet} ${line} ${column} ${problem}`}
        cards
        dense
      />
    </div>
  );
}
