import type { IdebRecord } from '@/api/schema';
import { Dialog } from '@/components/ui/dialog';
import { Segmented } from '@/components/ui/segmented';
import { Stepper } from '@/components/ui/stepper';
import type { Stage } from '@/domain/stage';

import { FiguresForm } from './figures-form';
import { FiguresList } from './figures-list';
import { ImportCheckStep } from './import-check-step';
import { ImportErrorsStep } from './import-errors-step';
import { ImportFileStep } from './import-file-step';
import { ImportFoot } from './import-foot';
import { ImportResultStep } from './import-result-step';
import { importText } from './import.text';
import type { ImportWay } from './use-board-address';
import { type ImportFlow, type ImportStep, useImport } from './use-import';

import './import.css';

interface ImportDialogProps {
  schoolId: number;
  stage: Stage;
  records: readonly IdebRecord[];
  way: ImportWay;
  onWay: (way: ImportWay) => void;
  onClose: () => void;
}

const wayOptions = [
  { value: 'planilha', label: importText.ways.planilha },
  { value: 'numeros', label: importText.ways.numeros },
] as const;

const steps: readonly ImportStep[] = ['file', 'check', 'errors', 'result'];

/** The school's own figures: from INEP's spreadsheet or typed in. */
export function ImportDialog({ schoolId, stage, records, way, onWay, onClose }: ImportDialogProps) {
  const flow = useImport(schoolId);
  const bySheet = way === 'planilha';
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={importText.title}
      description={importText.description}
      wide
      foot={bySheet ? <ImportFoot flow={flow} onClose={onClose} /> : undefined}
    >
      <Segmented
        legend={importText.way}
        options={wayOptions}
        value={way}
        onChange={onWay}
        wide
        className="mb-5"
      />
      {bySheet ? (
        <>
          <Stepper
            label={importText.steps}
            steps={importText.stepNames}
            now={steps.indexOf(flow.step)}
            done={flow.step === 'result'}
          />
          <div className="mt-5">
            <Step flow={flow} />
          </div>
        </>
      ) : (
        <div className="stack">
          <FiguresForm schoolId={schoolId} stage={stage} />
          <FiguresList schoolId={schoolId} records={records} />
        </div>
      )}
    </Dialog>
  );
}

function Step({ flow }: { flow: ImportFlow }) {
  const { step, report } = flow;
  if (!report || step === 'file') return <ImportFileStep flow={flow} />;
  if (step === 'check') return <ImportCheckStep report={report} />;
  return step === 'errors' ? <ImportErrorsStep report={report} /> : <ImportResultStep report={report} />;
}
