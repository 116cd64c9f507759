import { FileSpreadsheet, Upload } from 'lucide-react';
import { useId } from 'react';

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
  const { error, pending, choose, pasted } = flow;
  const { words = importText.words } = kind.text;
  const file = pasted === '' ? flow.file : null;
  const id = useId();
  return (
    <div className="grid gap-4">
      {error ? <RefusalNote refusal={error} file={flow.refused} /> : null}
      {kind.steps.before}
      <label className="import-zone">
        <input
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
      {kind.text.paste ? (
        <PastedCells words={kind.text.paste} cells={pasted} disabled={pending} onPaste={flow.paste} />
      ) : null}
      {kind.steps.file}
    </div>
  );
}
