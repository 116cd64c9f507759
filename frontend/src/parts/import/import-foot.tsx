import { Button } from '@/kit/ui/button';

import type { ImportKind } from './import-kind';
import { importText } from './import.text';
import type { ImportFlow } from './use-import';

interface ImportFootProps<R, O> {
  kind: ImportKind<R, O>;
  flow: ImportFlow<R, O>;
  onClose: () => void;
}

/** The buttons of the step at hand. */
export function ImportFoot<R, O>({ kind, flow, onClose }: ImportFootProps<R, O>) {
  const { step, file, report, pending, stale } = flow;
  const { words = importText.words } = kind.text;
  if (step === 'result') {
    return (
      <>
        <Button onClick={flow.restart}>{kind.text.again}</Button>
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
          disabled={!file || flow.isJudged}
          pending={pending}
          pendingText={importText.file.checking}
          onClick={flow.check}
        >
          {words.check}
        </Button>
      </>
    );
  }
  const wanted = kind.wanted(report);
  const { nothing = () => importText.check.nothing } = kind.text;
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
      {step === 'check' && kind.wrong(report) > 0 ? (
        <Button disabled={pending} onClick={() => flow.go('errors')}>
          {importText.check.seeErrors}
        </Button>
      ) : null}
      {stale ? (
        <Button
          variant="primary"
          pending={pending}
          pendingText={importText.file.checking}
          onClick={flow.check}
        >
          {importText.check.again}
        </Button>
      ) : (
        <Button
          variant="primary"
          disabled={wanted === 0}
          pending={pending}
          pendingText={importText.check.importing}
          onClick={flow.bringIn}
        >
          {wanted === 0 ? nothing(report) : kind.text.bringIn(wanted)}
        </Button>
      )}
    </>
  );
}
