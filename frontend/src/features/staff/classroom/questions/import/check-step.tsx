import type { QuestionImportReport } from '@/api/questions/question-import';
import { Note } from '@/kit/ui/note';
import { ImportFacts } from '@/parts/import/check/import-facts';
import { PASTED } from '@/parts/import/import-file';

import { LinesTable } from './lines-table';
import { questionImportText as text } from './question-import.text';

/** What becomes of each question of the file. */
export function CheckStep({ report, file }: { report: QuestionImportReport; file: File }) {
  const { refusal, notices, lines } = report;
  return (
    <div className="grid gap-4">
      <p className="font-bold" role="status">
        {foundSentence(report)}
      </p>
      {refusal === null ? null : <Note tone="warn">{refusal}</Note>}
      <ImportFacts file={report} pasted={file.name === PASTED} more={[]} />
      {notices.length > 0 ? (
        <Note tone="info">
          <ul className="grid gap-2">
            {notices.map(({ what, hint }) => (
              <li key={what}>
                {what} <span className="text-muted">{hint}</span>
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
      {lines.length > 0 ? <LinesTable report={report} /> : null}
    </div>
  );
}

function foundSentence({ counts }: QuestionImportReport): string {
  const known = counts.repeated + counts.known;
  const all = counts.new + known + counts.wrong;
  return all > 0 && known === all ? text.allKnown : text.ready(counts.new, all);
}
