import {
  type QuestionImportReport,
  questionTemplatePath,
  useQuestionImportActions,
} from '@/api/questions/question-import';
import type { ImportKind } from '@/parts/import/import-kind';

import { CheckStep } from './check-step';
import { questionImportText as text } from './question-import.text';
import { ResultStep } from './result-step';
import { type SubjectChoice, SubjectField } from './subject-field';
import { WrongQuestions } from './wrong-questions';

const templates = ['xlsx', 'csv', 'txt'] as const;

/** Files of questions, in each layout that people have; all of one subject. */
export function useQuestionImportKind(
  schoolId: number,
  choice: SubjectChoice,
): ImportKind<QuestionImportReport> {
  const { send } = useQuestionImportActions(schoolId);
  const subjectId = Number(choice.subject);
  return {
    send: ({ options: _, ...sending }) => send({ ...sending, subjectId }),
    lacks() {
      if (subjectId === 0) choice.onMissing();
      return subjectId === 0;
    },
    options: null,
    accepts: ['.xlsx', '.ods', '.csv', '.txt', '.gift', '.xml'],
    largest: 5,
    wanted: ({ counts }) => counts.new,
    wrong: ({ counts }) => counts.wrong,
    steps: {
      before: <SubjectField schoolId={schoolId} {...choice} />,
      file: (
        <div className="text-sm">
          <p className="text-muted">{text.layout}</p>
          <p className="row mt-2">
            <span className="text-muted">{text.templates}:</span>
            {templates.map((format) => (
              <a key={format} href={questionTemplatePath(schoolId, format)} download>
                {text.template[format]}
              </a>
            ))}
          </p>
        </div>
      ),
      check: (report, { file }) => <CheckStep report={report} file={file} />,
      errors: (report, { file }) => (
        <WrongQuestions schoolId={schoolId} report={report} file={file} subjectId={subjectId} />
      ),
      result: (report, { file }) => (
        <ResultStep schoolId={schoolId} report={report} file={file} subjectId={subjectId} />
      ),
    },
    text,
  };
}
