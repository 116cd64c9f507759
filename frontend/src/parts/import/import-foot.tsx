import { Button } from '@/kit/ui/button';

import { importText } from './import.text';
import type { ImportFlow } from './use-import';

/** The buttons of the step at hand. */
export function ImportFoot({ flow, onClose }: { flow: ImportFlow; onClose: () => void }) {
  const { step, file, report, pending } = flow;
  if (step === 'result') {
    return (
      <>
        <Button onClick={flow.restart}>{importText.result.again}</Button>
        <Button variant="primary" onClick={onClose}>
          {importText.result.close}
        </Button>
      </>
    );
  }
  if (step === 'file' || !report) {
    return (
      <>
        <Button onClick={onClose}>{importText.cancel}</Button>
        <Button
          variant="primary"
          disabled={!file}
          pending={pending}
          pendingText={importText.file.checking}
          onClick={() => void flow.check()}
        >
          {importText.file.check}
        </Button>
      </>
    );
  }
  const wanted = report.created + report.updated;
  return (
    <>
      <Button
        variant="text"
        className="mr-auto -ml-3"
        disabled={pending}
        onClick={() => flow.go(step === 'errors' ? 'check' : 'file')}
      >
        {importText.back}
      </Button>
      {step === 'check' && report.problems.length > 0 ? (
        <Button disabled={pending} onClick={() => flow.go('errors')}>
          {importText.check.seeErrors}
        </Button>
      ) : null}
      <Button
        variant="primary"
        disabled={wanted === 0}
        pending={pending}
        pendingText={importText.check.importing}
        onClick={() => void flow.bringIn()}
      >
        {wanted === 0 ? importText.check.nothing : importText.check.import(wanted)}
      </Button>
    </>
  );
}
