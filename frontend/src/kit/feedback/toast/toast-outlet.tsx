import { Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';

import { lazyPart } from '@/kit/browser/lazy-part';
import { useAhead } from '@/kit/browser/use-ahead';
import { openModals } from '@/kit/overlay/open-modals';
import { uiText } from '@/kit/ui/ui.text';

import './toast.css';
import { toastStore } from './toast-store';

const toaster = lazyPart(() => import('./toaster').then((module) => module.Toaster));

/** Where messages appear. What shows them loads with the first; should it not come, the words stand plainly. */
export function ToastOutlet() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const dialog = useSyncExternalStore(openModals.subscribe, openModals.top);
  // A message about a lost connection must not have to come over it.
  useAhead(toaster.preload);
  if (!message) return null;
  const plain = createPortal(
    <div className="toast-place">
      <div className="toast-viewport">
        <div className="toast" role="alert">
          <div className="toast-text">
            <p className="toast-title">{message.title}</p>
            {message.detail ? <p className="toast-detail">{message.detail}</p> : null}
          </div>
          <button
            type="button"
            className="icon-button toast-close"
            aria-label={uiText.close}
            onClick={toastStore.dismiss}
          >
            <span aria-hidden>×</span>
          </button>
        </div>
      </div>
    </div>,
    dialog ?? document.body,
  );
  return (
    <ErrorBoundary fallback={plain} resetKeys={[message.id]}>
      <Suspense>
        <toaster.Component />
      </Suspense>
    </ErrorBoundary>
  );
}
