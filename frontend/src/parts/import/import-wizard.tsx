import { useEffect, useRef } from 'react';

import { Busy } from '@/kit/feedback/busy';
import { Stepper } from '@/kit/ui/choice/stepper';

import { ImportFileStep } from './import-file-step';
import type { ImportKind } from './import-kind';
import { importText } from './import.text';
import { UploadBar } from './upload-bar';
import { type ImportFlow, type ImportStep, importSteps } from './use-import';

import './import.css';

interface ImportWizardProps<R, O> {
  kind: ImportKind<R, O>;
  flow: ImportFlow<R, O>;
}

/** File, check, errors, result: the body of an import; its buttons are ImportFoot. */
export function ImportWizard<R, O>({ kind, flow }: ImportWizardProps<R, O>) {
  const step: ImportStep = flow.report ? flow.step : 'file';
  const body = useFocusOnChange(step, flow.report);
  const stop = () => {
    flow.stop();
    // The button that was pressed goes.
    body.current?.focus();
  };
  return (
    <>
      <Stepper
        label={importText.steps}
        steps={importText.stepNames}
        now={importSteps.indexOf(step)}
        done={step === 'result'}
      />
      <div ref={body} tabIndex={-1} className="mt-5 outline-none">
        <Step kind={kind} flow={flow} />
      </div>
      {flow.sent === null ? null : (
        <>
          {flow.busy ? null : <UploadBar sent={flow.sent} />}
          <Busy words={flow.busy} onStop={stop} />
        </>
      )}
    </>
  );
}

/** The button that led to a step, or to another report, goes with what was there before: the focus goes on to what came. */
function useFocusOnChange(step: ImportStep, report: unknown) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const lost = report !== null && document.activeElement === document.body;
    if (shown.current !== step || lost) body.current?.focus();
    shown.current = step;
  }, [step, report]);
  return body;
}

function Step<R, O>({ kind, flow }: ImportWizardProps<R, O>) {
  const { step, report, checking } = flow;
  if (!report || !checking || step === 'file') return <ImportFileStep kind={kind} flow={flow} />;
  return kind.steps[step](report, checking);
}
