import { type ComponentType, Suspense, useId } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';

import { lazyDialogText as text } from './lazy-dialog.text';
import { ChunkError, type LazyPart, lazyPart } from '@/kit/browser/lazy-part';

import './dialog.css';
import { Modal } from '@/kit/overlay/modal';

import '@/kit/ui/button.css';

/** A dialog in its own file. When the file does not come the page stays, with a word about it. */
export function lazyDialog<P extends object>(
  load: () => Promise<ComponentType<P>>,
  /** How this dialog is left; one that must be answered has no way. */
  closeOf: (props: P) => (() => void) | undefined,
): LazyPart<P> {
  const part = lazyPart(load);
  const Component = (props: P) => (
    <ErrorBoundary fallbackRender={notLoaded(closeOf(props))}>
      <Suspense>
        <part.Component {...props} />
      </Suspense>
    </ErrorBoundary>
  );
  return { Component, preload: part.preload };
}

const notLoaded =
  (onClose: (() => void) | undefined) =>
  ({ error }: FallbackProps) => <NotLoaded error={error} onClose={onClose} />;

interface NotLoadedProps {
  error: unknown;
  onClose: (() => void) | undefined;
}

/** A browser does not ask twice for a file that did not come. */
function NotLoaded({ error, onClose }: NotLoadedProps) {
  const id = useId();
  if (!(error instanceof ChunkError)) throw error;
  return (
    <Modal className="dialog dialog-confirm" aria-labelledby={id} onLeave={onClose}>
      <h2 id={id}>{text.title}</h2>
      <p>{onClose ? text.detail : text.mustReload}</p>
      <div className="row">
        {onClose ? (
          <button type="button" className="button" onClick={onClose}>
            {text.close}
          </button>
        ) : null}
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {text.reload}
        </button>
      </div>
    </Modal>
  );
}
