import { type ComponentType, Suspense, useId } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';

import { lazyDialogText as text } from './lazy-dialog.text';
import { ChunkError, type LazyPart, lazyPart } from '@/kit/browser/lazy-part';

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

/** A native dialog: ours may be what is missing. A browser does not ask twice for a file that did not come. */
function NotLoaded({ error, onClose }: NotLoadedProps) {
  const id = useId();
  if (!(error instanceof ChunkError)) throw error;
  return (
    <dialog
      ref={open}
      className="dialog dialog-confirm"
      aria-labelledby={id}
      onCancel={(event) => (onClose ? undefined : event.preventDefault())}
      onClose={onClose}
    >
      <h2 id={id}>{text.title}</h2>
      <p>{onClose ? text.detail : text.mustReload}</p>
      <div className="row">
        {onClose ? (
          <button type="button" className="btn" onClick={onClose}>
            {text.close}
          </button>
        ) : null}
        <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
          {text.reload}
        </button>
      </div>
    </dialog>
  );
}

const open = (dialog: HTMLDialogElement | null): void => dialog?.showModal();
