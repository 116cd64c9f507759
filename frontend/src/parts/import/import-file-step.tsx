import { Download, FileSpreadsheet, Upload } from 'lucide-react';
import { useId } from 'react';

import { Note } from '@/kit/ui/note';
import { Tile } from '@/kit/ui/tile';

import { accepted } from './import-file';
import type { ImportKind } from './import-kind';
import { importText } from './import.text';
import type { ImportFlow } from './use-import';

const text = importText.file;

const kilobytesOf = (file: File): number => Math.max(1, Math.round(file.size / 1000));

interface ImportFileStepProps<R> {
  kind: ImportKind<R>;
  flow: ImportFlow<R>;
}

export function ImportFileStep<R>({ kind, flow }: ImportFileStepProps<R>) {
  const { file, error, pending, choose } = flow;
  const id = useId();
  return (
    <div className="grid gap-4">
      {error ? (
        <Note tone="bad" role="alert">
          {error}
        </Note>
      ) : null}
      <label className="import-zone">
        <input
          id={id}
          type="file"
          accept={accepted.join(',')}
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
          <span className="text-sm text-muted">{text.drop}</span>
        )}
        <span className="button">{file ? text.another : text.choose}</span>
        <span id={`${id}-limits`} className="text-xs text-subtle">
          {text.limits}
        </span>
      </label>
      <div>
        <p className="text-sm text-muted">{kind.text.what}</p>
        <a className="button button-text -ml-3" href={kind.templateHref} download>
          <Download className="icon icon-s" />
          {text.template}
        </a>
      </div>
    </div>
  );
}
