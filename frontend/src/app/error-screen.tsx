import { CircleAlert, RotateCw } from 'lucide-react';

import { Button } from '@/components/ui/button';

import { appText } from './app.text';
import { ChunkError } from './lazy-page';

const text = appText.error;

/** The last resort: a part of the program is gone, or a page broke while it was drawn. */
export function ErrorScreen({ error }: { error: unknown }) {
  const outdated = error instanceof ChunkError;
  return (
    <main className="grid min-h-dvh place-items-center p-4" role="alert">
      <div className="empty">
        <span className={outdated ? 'tile info' : 'tile bad'} aria-hidden="true">
          {outdated ? <RotateCw className="icon icon-l" /> : <CircleAlert className="icon icon-l" />}
        </span>
        <h1>{outdated ? text.newVersion : text.unexpected}</h1>
        <p>{outdated ? text.newVersionDetail : text.unexpectedDetail}</p>
        <div className="row">
          <Button variant="primary" onClick={() => location.reload()}>
            {text.reload}
          </Button>
        </div>
      </div>
    </main>
  );
}
