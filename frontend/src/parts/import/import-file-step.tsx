import { FileSpreadsheet, Upload } from 'lucide-react';
import { Fragment, useEffect, useId, useRef } from 'react';

import { Tile } from '@/kit/ui/tile';

import type { ImportKind } from './import-kind';
import { importText } from './import.text';
import { PastedCells } from './pasted-cells';
import { RefusalNote } from './refusal/refusal-note';
import type { ImportFlow } from './use-import';

const text = importText.file;

const kilobytesOf = (file: File): number => Math.max(1, Math.round(file.size / 1000));

interface ImportFileStepProps<R, O> {
  kind: ImportKind<R, O>;
  flow: ImportFlow<R, O>;
}

export function ImportFileStep<R, O>({ kind, flow }: ImportFileStepProps<R, O>) {
  const { error, pending, choose, pasted, isJudged } = flow;
  const { words = importText.words } = kind.text;
  const file = pasted === '' ? flow.file : null;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The button that sent it can no longer be pressed.
  useEffect(() => {
    const held = document.activeElement;
    if (isJudged && (held === document.body || held?.matches(':disabled'))) input.current?.focus();
  }, [isJudged]);
  const before = <Fragment key="before">{kind.steps.before}</Fragment>;
  const zone = (
    <label key="zone" className="import-zone">
      <input
        ref={input}
        id={id}
        type="file"
        accept={kind.accepts.join(',')}
        disabled={pending}
        aria-describedby={`${id}-limits`}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) choose(chosen);
          target.value = '';
        }}
      />
      <Tile tone="info">
        {file ? <FileSpreadsheet className="icon icon-l" /> : <Upload className="icon icon-l" />}
      </Tile>
      {file ? (
        <span className="min-w-0 text-sm">
          <b className="break-words">{file.name}</b>
          <span className="block text-xs text-subtle">{text.size(kilobytesOf(file))}</span>
        </span>
      ) : (
        <span className="text-sm text-muted">{words.drop}</span>
      )}
      <span className="button">{file ? words.another : words.choose}</span>
      <span id={`${id}-limits`} className="text-xs text-subtle">
        {kind.text.limits}
      </span>
    </label>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      {error ? <RefusalNote refusal={error} file={flow.refused} /> : null}
      {/* Beside what was refused stands the way to another file. */}
      {isJudged ? [zone, before] : [before, zone]}
      {kind.text.paste ? (
        <PastedCells words={kind.text.paste} cells={pasted} disabled={pending} onPaste={flow.paste} />
      ) : null}
      {kind.steps.file}
    </div>
  );
}
