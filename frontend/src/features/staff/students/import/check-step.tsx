import { enumerate } from '@/domain/enumerate';
import { Note } from '@/kit/ui/note';
import { ImportFacts } from '@/parts/import/check/import-facts';
import { PASTED } from '@/parts/import/import-file';

import { foundSentence } from './shared/import-counts';
import { LinesTable } from './lines-table';
import { MissingClasses } from './classes/missing-classes';
import { NewClasses } from './classes/new-classes';
import { NumberedClasses } from './classes/numbered-classes';
import { pupilImportText as text } from './shared/pupil-import.text';
import type { CheckStepProps } from './shared/step-props';
import { ReadingOptions } from './reading-options';

/** What becomes of each line, and what is still to be said. */
export function CheckStep({ schoolId, report, checking }: CheckStepProps) {
  const { refusal, needs, notices, missingClasses, numberedClasses, newClasses, lines } = report;
  return (
    <div className="grid gap-4">
      <p className="font-bold" role="status">
        {foundSentence(report)}
      </p>
      {/* Classes that are missing ask for themselves, below. */}
      {refusal === null || needs === 'classes' ? null : <Note tone="warn">{refusal}</Note>}
      <Facts report={report} checking={checking} />
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
      <ReadingOptions schoolId={schoolId} report={report} checking={checking} />
      {missingClasses.length > 0 ? (
        <MissingClasses schoolId={schoolId} report={report} checking={checking} />
      ) : null}
      {numberedClasses.length > 0 ? (
        <NumberedClasses schoolId={schoolId} report={report} checking={checking} />
      ) : null}
      {newClasses.length > 0 ? <NewClasses report={report} checking={checking} /> : null}
      {lines.length > 0 ? <LinesTable report={report} /> : null}
    </div>
  );
}

function Facts({ report, checking }: Omit<CheckStepProps, 'schoolId'>) {
  const { layout, tables, schoolYear } = report;
  const [only, ...more] = tables;
  const unread = tables.flatMap((table) => table.unread);
  return (
    <ImportFacts
      file={report}
      pasted={checking.file.name === PASTED}
      more={[
        [text.facts.layout, layout === text.facts.anyLayout ? null : layout],
        [
          text.facts.header,
          more.length > 0
            ? text.facts.sheets(tables.length)
            : only
              ? text.facts.headerLine(only.headerLine)
              : null,
        ],
        [text.facts.schoolYear, String(schoolYear)],
        [text.facts.unread, unread.length > 0 ? enumerate([...new Set(unread)]) : null],
      ]}
    />
  );
}
