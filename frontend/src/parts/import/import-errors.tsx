import { Download } from 'lucide-react';

import { formatCount } from '@/domain/decimal';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import { Button } from '@/kit/ui/button';

import { importText } from './import.text';

const text = importText.errors;

/** What is wrong in a line of a file, and how to mend it. */
export interface ImportProblem {
  /** Where the file has several. */
  sheet?: string | null;
  line: number;
  /** How what stands there begins, where a number says little. */
  about?: string;
  column: string | null;
  value: string | null;
  problem: string;
  hint: string | null;
}

const lineColumn: Column<ImportProblem> = {
  key: 'line',
  label: text.line,
  cell: ({ sheet, line }) => (
    <>
      <span className="import-word">{text.line} </span>
      {formatCount(line)}
      {sheet ? `, ${sheet}` : null}
    </>
  ),
};

const aboutColumn = (label: string): Column<ImportProblem> => ({
  key: 'about',
  label,
  cell: ({ about }) => <b className="min-w-0 break-words">{about || '–'}</b>,
});

const columns: Column<ImportProblem>[] = [
  { key: 'column', label: text.column, cell: ({ column }) => column ?? '–' },
  {
    key: 'value',
    label: text.value,
    // What is wrong with a whole line, or lacks, has none.
    cell: ({ value }) => (value ? <code className="import-wrong">{value}</code> : '–'),
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
  /** What `about` is called, where it is told. */
  about?: string;
  download: string;
  pending?: boolean;
  onDownload: () => void;
}

/** Where the file is wrong, and how to mend it. */
export function ImportErrors(props: ImportErrorsProps) {
  const { sentence, problems, count, about, download, pending = false, onDownload } = props;
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
        columns={[lineColumn, ...(about === undefined ? [] : [aboutColumn(about)]), ...columns]}
        rows={problems}
        rowKey={({ sheet, line, column, problem }) => `${sheet} ${line} ${column} ${problem}`}
        cards
        dense
      />
    </div>
  );
}
