import { usePupilImportActions } from '@/api/people/pupil-import';
import { downloadBlob } from '@/kit/data/csv';
import { useAction } from '@/kit/feedback/use-action';
import { ImportErrors } from '@/parts/import/import-errors';

import type { CheckStepProps } from './shared/step-props';
import { pupilImportText as text } from './shared/pupil-import.text';

/** So many are listed; the workbook has them all. */
const LISTED = 100;

/** The lines that stay out, with the remedy for each; as a workbook they can be mended and imported. */
export function WrongLines({ schoolId, report, checking }: CheckStepProps) {
  const { wrongLines } = usePupilImportActions(schoolId);
  const download = useAction(() => wrongLines(checking.file, checking.options), {
    onDone: (workbook) => downloadBlob(text.wrongFile, workbook),
    failed: text.downloadFailed,
  });
  const problems = report.lines.flatMap(({ sheet, line, problems: found }) =>
    found.map((problem) => ({ ...problem, sheet, line })),
  );
  return (
    <ImportErrors
      sentence={text.wrong(report.counts.wrong)}
      problems={problems.slice(0, LISTED)}
      count={problems.length}
      download={text.downloadWrong}
      pending={download.pending}
      onDownload={download.run}
    />
  );
}
