import type { QuestionImportReport } from '@/api/questions/question-import';
import { ImportErrors } from '@/parts/import/import-errors';

import { questionImportText as text } from './question-import.text';
import { useWrongQuestions } from './use-wrong-questions';

/** So many are listed; the file has them all. Of as many questions the server tells every problem. */
const LISTED = 100;

interface WrongQuestionsProps {
  schoolId: number;
  report: QuestionImportReport;
  file: File;
  subjectId: number;
}

/** The questions that stay out, with the remedy for each; as a file they can be mended and imported. */
export function WrongQuestions({ schoolId, report, file, subjectId }: WrongQuestionsProps) {
  const download = useWrongQuestions(schoolId, file, subjectId);
  const problems = report.lines.flatMap(({ sheet, line, question, problems: found }) =>
    found.map((problem) => ({ ...problem, sheet, line, about: question })),
  );
  return (
    <ImportErrors
      sentence={text.wrong(report.counts.wrong)}
      problems={problems.slice(0, LISTED)}
      count={report.problemCount}
      about={text.columns.question}
      download={text.downloadWrong}
      pending={download.pending}
      onDownload={download.run}
    />
  );
}
