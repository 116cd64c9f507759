import { useState } from 'react';

import type { IdebRecord } from '@/api/ideb';
import { Confirm } from '@/kit/overlay/confirm';
import { Dialog } from '@/kit/overlay/dialog';
import { Segmented } from '@/kit/ui/segmented';
import { Stepper } from '@/kit/ui/stepper';
import type { Stage } from '@/domain/stage';

import { FiguresPart } from '@/parts/figures/figures-part';
import { figuresText } from '@/parts/figures/figures.text';
import { ImportCheckStep } from './import-check-step';
import { ImportErrorsStep } from './import-errors-step';
import { ImportFileStep } from './import-file-step';
import { ImportFoot } from './import-foot';
import { ImportResultStep } from './import-result-step';
import { importText } from './import.text';
import { UploadBar } from './upload-bar';
import type { ImportWay } from './import-way';
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
  const [typed, setTyped] = useState(false);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const guard = (go: () => void) => (typed ? setLeaving(() => go) : go());
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : guard(onClose))}
      title={importText.title}
      description={importText.description}
      wide
      foot={bySheet ? <ImportFoot flow={flow} onClose={() => guard(onClose)} /> : undefined}
    >
      <Segmented
        legend={importText.way}
        options={wayOptions}
        value={way}
        onChange={onWay}
        wide
        className="mb-5"
      />
      <div hidden={!bySheet}>
        <Stepper
          label={importText.steps}
          steps={importText.stepNames}
          now={steps.indexOf(flow.step)}
          done={flow.step === 'result'}
        />
        <div className="mt-5">
          <Step schoolId={schoolId} flow={flow} />
        </div>
        {flow.sent === null ? null : <UploadBar sent={flow.sent} />}
      </div>
      <div hidden={bySheet}>
        <FiguresPart schoolId={schoolId} stage={stage} records={records} onTyped={setTyped} guard={guard} />
      </div>
      <Confirm
        open={leaving !== null}
        onOpenChange={(open) => (open ? undefined : setLeaving(null))}
        title={figuresText.discard.title}
        description={figuresText.discard.detail}
        confirmText={figuresText.discard.confirm}
        pendingText={figuresText.discard.pending}
        danger
        onConfirm={async () => leaving?.()}
      />
    </Dialog>
  );
}

function Step({ schoolId, flow }: { schoolId: number; flow: ImportFlow }) {
  const { step, report } = flow;
  if (!report || step === 'file') return <ImportFileStep schoolId={schoolId} flow={flow} />;
  if (step === 'check') return <ImportCheckStep report={report} />;
  return step === 'errors' ? <ImportErrorsStep report={report} /> : <ImportResultStep report={report} />;
}
