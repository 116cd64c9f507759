import { Download, Printer, Undo2 } from 'lucide-react';
import { useState } from 'react';

import { Button, ButtonLink } from '@/kit/ui/button';
import { ImportResult } from '@/parts/import/import-result';
import { importText } from '@/parts/import/import.text';

import { doneSentence } from '@/features/staff/students/import/shared/import-counts';
import { pupilImportText as text } from '@/features/staff/students/import/shared/pupil-import.text';
import type { CheckStepProps } from '@/features/staff/students/import/shared/step-props';
import { useWrongLines } from '@/features/staff/students/import/use-wrong-lines';
import { UndoQuestion } from './undo-question';

/** What came in; new pupils have cards to print, and may go again; what was wrong can be mended in a file of its own. */
export function ResultStep({ schoolId, report, checking }: CheckStepProps) {
  const { counts, importId } = report;
  const [asking, setAsking] = useState(false);
  const [removed, setRemoved] = useState<number | null>(null);
  const download = useWrongLines(schoolId, checking);
  const hasNew = importId !== null && counts.new > 0;
  if (removed !== null) {
    return <ImportResult title={text.undo.done} detail={text.undo.doneDetail(removed)} />;
  }
  return (
    <>
      <ImportResult
        title={doneSentence(report)}
        detail={text.doneDetail(counts.new, counts.updated)}
        actions={
          hasNew || counts.wrong > 0 ? (
            <div className="row">
              {counts.wrong > 0 ? (
                <Button
                  pending={download.pending}
                  pendingText={importText.errors.downloading}
                  onClick={() => download.run()}
                >
                  <Download className="icon icon-s" />
                  {text.downloadWrong}
                </Button>
              ) : null}
              {hasNew ? (
                <>
                  <Button onClick={() => setAsking(true)}>
                    <Undo2 className="icon icon-s" />
                    {text.undo.action}
                  </Button>
                  <ButtonLink variant="primary" to={`/students/cartoes?importacao=${importId}`}>
                    <Printer className="icon icon-s" />
                    {text.cards(counts.new)}
                  </ButtonLink>
                </>
              ) : null}
            </div>
          ) : null
        }
      />
      {asking && importId !== null ? (
        <UndoQuestion
          schoolId={schoolId}
          id={importId}
          created={counts.new}
          onDone={setRemoved}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
