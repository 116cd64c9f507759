import { Download, ExternalLink } from 'lucide-react';

import { type ImportReport, templatePath, useFileImport } from '@/api/file-import';
import { downloadText, toCsv } from '@/kit/data/csv';
import { PASTED } from '@/parts/import/import-file';
import { ImportErrors } from '@/parts/import/import-errors';
import type { ImportKind } from '@/parts/import/import-kind';
import { Terms } from '@/parts/glossary/terms';
import { ImportResult } from '@/parts/import/import-result';
import { importText } from '@/parts/import/import.text';

import { IdebCheck } from './ideb-check';
import { idebImportText as text } from './ideb-import.text';
import { problemCount, problemSentence, problemsOf } from './ideb-problems';
import { doneSentence } from './import-sentence';

/** INEP's spreadsheet of schools, of which the school's own lines come in. */
export function useIdebImport(schoolId: number): ImportKind<ImportReport> {
  const send = useFileImport(schoolId);
  return {
    send,
    options: null,
    accepts: ['.xlsx', '.ods', '.zip', '.csv'],
    wanted: ({ created, updated }) => created + updated,
    wrong: problemCount,
    steps: {
      before: <WhichFile />,
      file: <Template schoolId={schoolId} />,
      check: (report, { file }) => <IdebCheck report={report} pasted={file.name === PASTED} />,
      errors: (report) => (
        <ImportErrors
          sentence={problemSentence(report)}
          problems={problemsOf(report)}
          count={problemCount(report)}
          download={text.downloadErrors}
          onDownload={() => downloadErrors(report)}
        />
      ),
      result: (report) => <ImportResult title={doneSentence(report)} detail={text.doneDetail} />,
    },
    text,
  };
}

const WhichFile = () => (
  <div>
    <p className="text-sm text-muted">
      <Terms>{`${text.what} ${text.where}`}</Terms>
    </p>
    <a className="button button-text -ml-3" href={text.siteAddress} target="_blank" rel="noreferrer">
      <ExternalLink className="icon icon-s" />
      {text.site}
    </a>
  </div>
);

const Template = ({ schoolId }: { schoolId: number }) => (
  <div>
    <a className="button button-text -ml-3" href={templatePath(schoolId)} download>
      <Download className="icon icon-s" />
      {text.template}
    </a>
  </div>
);

function downloadErrors(report: ImportReport): void {
  const { line, column, value, problem, hint } = importText.errors;
  const rows = problemsOf(report).map((found) => [
    String(found.line),
    found.column ?? '',
    found.value ?? '',
    found.problem,
    found.hint,
  ]);
  downloadText(`${text.errorsName}.csv`, toCsv([line, column, value, problem, hint], rows));
}
