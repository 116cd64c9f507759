import { Printer, Undo2 } from 'lucide-react';
import { useState } from 'react';

import type { PupilImportReport } from '@/api/people/pupil-import';
import { Button, ButtonLink } from '@/kit/ui/button';
import { ImportResult } from '@/parts/import/import-result';

import { doneSentence } from '@/features/staff/students/import/shared/import-counts';
import { pupilImportText as text } from '@/features/staff/students/import/shared/pupil-import.text';
import { UndoQuestion } from './undo-question';

interface ResultStepProps {
  schoolId: number;
  report: PupilImportReport;
}

/** What came in; new pupils have cards to print, and may go again. */
export function ResultStep({ schoolId, report }: ResultStepProps) {
  const { counts, importId } = report;
  const [asking, setAsking] = useState(false);
  const [removed, setRemoved] = useState<number | null>(null);
  if (removed !== null) {
    return <ImportResult title={text.undo.done} detail={text.undo.doneDetail(removed)} />;
  }
  return (
    <>
      <ImportResult
        title={doneSentence(report)}
        detail={text.doneDetail(counts.new, counts.updated)}
        actions={
          importId !== null && counts.new > 0 ? (
            <div className="row">
              <Button onClick={() => setAsking(true)}>
                <Undo2 className="icon icon-s" />
                {text.undo.action}
              </Button>
              <ButtonLink variant="primary" to={`/students/cartoes?importacao=${importId}`}>
                <Printer className="icon icon-s" />
                {text.cards(counts.new)}
              </ButtonLink>
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
