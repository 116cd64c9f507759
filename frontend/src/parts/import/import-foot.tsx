import { Button } from '@/kit/ui/button';

import type { ImportKind } from './import-kind';
import { problemCount } from './import-problems';
import { importText } from './import.text';
import type { ImportFlow } from './use-import';

interface ImportFootProps<R> {
  kind: ImportKind<R>;
  flow: ImportFlow<R>;
  onClose: () => void;
}

/** The buttons of the step at hand. */
export function ImportFoot<R>({ kind, flow, onClose }: ImportFootProps<R>) {
  const { step, file, report, pending } = flow;
  if (step === 'result') {
    return (
      <>
        <Button onClick={flow.restart}>{importText.result.again}</Button>
        <Button variant="primary" onClick={onClose}>
          {kind.text.see}
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
          onClick={flow.check}
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
      {step === 'check' && problemCount(report) > 0 ? (
        <Button disabled={pending} onClick={() => flow.go('errors')}>
          {importText.check.seeErrors}
        </Button>
      ) : null}
      <Button
        variant="primary"
        disabled={wanted === 0}
        pending={pending}
        pendingText={importText.check.importing}
        onClick={flow.bringIn}
      >
        {wanted === 0 ? importText.check.nothing : kind.text.bringIn(wanted)}
      </Button>
    </>
  );
}
