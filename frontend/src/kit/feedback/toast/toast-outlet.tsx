import { Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { lazyPart } from '@/kit/browser/lazy-part';

import './toast.css';
import { toastStore } from './toast-store';

const toaster = lazyPart(() => import('./toaster').then((module) => module.Toaster));

/** Where messages appear. What shows them loads with the first; should it not come, the words stand plainly. */
export function ToastOutlet() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  if (!message) return null;
  const plain = (
    <div className="toast-viewport">
      <div className="toast" role="alert">
        <div className="toast-text">
          <p className="toast-title">{message.title}</p>
          {message.detail ? <p className="toast-detail">{message.detail}</p> : null}
        </div>
      </div>
    </div>
  );
  return (
    <ErrorBoundary fallback={plain} resetKeys={[message.id]}>
      <Suspense>
        <toaster.Component />
      </Suspense>
    </ErrorBoundary>
  );
}
