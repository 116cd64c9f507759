import { Download } from 'lucide-react';

import type { ImportProblem, ImportReport } from '@/api/schema';
import { downloadText, toCsv } from '@/kit/data/csv';
import { Button } from '@/kit/ui/button';
import { type Column, DataTable } from '@/kit/data/data-table';
import { formatCount } from '@/domain/decimal';

import { importText } from './import.text';

const text = importText.errors;

const columns: Column<ImportProblem>[] = [
  { key: 'line', label: text.line, cell: ({ line }) => `${text.line} ${formatCount(line)}` },
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

function download(problems: readonly ImportProblem[]): void {
  const names = [text.line, text.column, text.value, text.problem, text.hint];
  const rows = problems.map(({ line, column, value, problem, hint }) => [
    String(line),
    column ?? '',
    value ?? '',
    problem,
    hint ?? '',
  ]);
  downloadText(`${text.csvName}.csv`, toCsv(names, rows));
}

export function ImportErrorsStep({ report }: { report: ImportReport }) {
  const { problems, rejected } = report;
  return (
    <div className="grid gap-4">
      <div className="row row-between">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-bold">{text.title(rejected)}</p>
          <p className="text-sm text-muted">
            {text.detail} {problems.length < rejected ? text.listed(problems.length) : null}
          </p>
        </div>
        <Button onClick={() => download(problems)}>
          <Download className="icon icon-s" />
          {text.download}
        </Button>
      </div>
      <DataTable
        caption={text.caption}
        columns={columns}
        rows={problems}
        rowKey={({ line, column }) => `${line} ${column}`}
        cards
        dense
      />
    </div>
  );
}
