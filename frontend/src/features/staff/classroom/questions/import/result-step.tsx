import { Download } from 'lucide-react';

import type { QuestionImportReport } from '@/api/questions/question-import';
import { Button } from '@/kit/ui/button';
import { ImportResult } from '@/parts/import/import-result';
import { importText } from '@/parts/import/import.text';

import { questionImportText as text } from './question-import.text';
import { useWrongQuestions } from './use-wrong-questions';

interface ResultStepProps {
  schoolId: number;
  report: QuestionImportReport;
  file: File;
  subjectId: number;
}

/** What came in, and what did not, in the server's one sentence; what was wrong can be mended in a file of its own. */
export function ResultStep({ schoolId, report, file, subjectId }: ResultStepProps) {
  const { counts, message } = report;
  const download = useWrongQuestions(schoolId, file, subjectId);
  return (
    <ImportResult
      title={message ?? text.done(counts.new)}
      actions={
        counts.wrong > 0 ? (
          <div className="row">
            <Button
              pending={download.pending}
              pendingText={importText.errors.downloading}
              onClick={() => download.run()}
            >
              <Download className="icon icon-s" />
              {text.downloadWrong}
            </Button>
          </div>
        ) : null
      }
    />
  );
}
