import { useFirstFrameGone } from '@/kit/browser/first-frame';
import { ChunkError } from '@/kit/browser/lazy-part';

import { entryText } from './entry.text';

import '@/kit/ui/button.css';
import '@/kit/feedback/empty.css';

/**
 * The last resort: a part of the program is gone, or a page broke while it was drawn.
 * It leans on nothing that would have to be loaded first.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  useFirstFrameGone();
  const notLoaded = error instanceof ChunkError;
  return (
    <div className="grid min-h-[60dvh] place-items-center p-4" role="alert">
      <div className="empty">
        <h1>{notLoaded ? entryText.notLoaded : entryText.unexpected}</h1>
        <p>{notLoaded ? entryText.notLoadedDetail : entryText.unexpectedDetail}</p>
        <div className="row">
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            {entryText.reload}
          </button>
        </div>
      </div>
    </div>
  );
}
