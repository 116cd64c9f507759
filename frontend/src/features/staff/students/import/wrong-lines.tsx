import { ImportErrors } from '@/parts/import/import-errors';

import type { CheckStepProps } from './shared/step-props';
import { pupilImportText as text } from './shared/pupil-import.text';
import { useWrongLines } from './use-wrong-lines';

/** So many are listed; the workbook has them all. Of as many lines, and no more, the server tells every problem. */
const LISTED = 100;

/** The lines that stay out, with the remedy for each; as a workbook they can be mended and imported. */
export function WrongLines({ schoolId, report, checking }: CheckStepProps) {
  const download = useWrongLines(schoolId, checking);
  const problems = report.lines.flatMap(({ sheet, line, problems: found }) =>
    found.map((problem) => ({ ...problem, sheet, line })),
  );
  return (
    <ImportErrors
      sentence={text.wrong(report.counts.wrong)}
      problems={problems.slice(0, LISTED)}
      count={report.problemCount}
      download={text.downloadWrong}
      pending={download.pending}
      onDownload={download.run}
    />
  );
}
