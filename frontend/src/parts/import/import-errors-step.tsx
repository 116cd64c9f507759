import { Download } from 'lucide-react';

import type { ImportProblem } from '@/api/file-import';
import { downloadText, toCsv } from '@/kit/data/csv';
import { Button } from '@/kit/ui/button';
import { type Column, DataTable } from '@/kit/data/data-table';
import { formatCount } from '@/domain/decimal';

import type { Report } from './import-kind';
import { problemCount, problemSentence, problemsOf } from './import-problems';
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

function download(problems: readonly ImportProblem[], fileName: string): void {
  const names = [text.line, text.column, text.value, text.problem, text.hint];
  const rows = problems.map(({ line, column, value, problem, hint }) => [
    String(line),
    column ?? '',
    value ?? '',
    problem,
    hint ?? '',
  ]);
  downloadText(`${fileName}.csv`, toCsv(names, rows));
}

interface ImportErrorsStepProps {
  report: Report<unknown>;
  fileName: string;
}

export function ImportErrorsStep({ report, fileName }: ImportErrorsStepProps) {
  const problems = problemsOf(report);
  return (
    <div className="grid gap-4">
      <div className="row row-between">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-bold">{problemSentence(report)}</p>
          <p className="text-sm text-muted">
            {text.detail} {problems.length < problemCount(report) ? text.listed(problems.length) : null}
          </p>
        </div>
        <Button onClick={() => download(problems, fileName)}>
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
