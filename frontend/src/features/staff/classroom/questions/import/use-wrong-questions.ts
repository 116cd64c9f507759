import { useQuestionImportActions } from '@/api/questions/question-import';
import { downloadBlob } from '@/kit/data/csv';
import { useAction } from '@/kit/feedback/use-action';

import { questionImportText as text } from './question-import.text';

/** Saves the questions that stay out, or stayed, in a workbook to mend. */
export function useWrongQuestions(schoolId: number, file: File, subjectId: number) {
  const { wrongLines } = useQuestionImportActions(schoolId);
  return useAction(() => wrongLines(file, subjectId), {
    onDone: (workbook) => downloadBlob(text.wrongFile, workbook),
    failed: text.downloadFailed,
  });
}
