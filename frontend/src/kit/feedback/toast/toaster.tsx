import { CircleAlert, CircleCheck, Undo2, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { openModals } from '@/kit/overlay/open-modals';
import { uiText } from '@/kit/ui/ui.text';

import { type ToastMessage, toastStore } from './toast-store';
import { undoText } from './undo.text';

/** In milliseconds, for whoever reads first and then wants it back. */
const UNDO_DURATION = 10_000;

/** The one place toasts appear: 5 s, 10 where something can be taken back, swipe right by 50 px, F8 brings the focus here. */
export function Toaster() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const place = useTopPlace();
  return createPortal(
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={uiText.toast}>
      {message ? <Message key={message.id} message={message} /> : null}
      <Toast.Viewport className="toast-viewport" hotkey={['F8']} label={uiText.toastRegion} />
    </Toast.Provider>,
    place,
  );
}

function Message({ message }: { message: ToastMessage }) {
  const isError = message.tone === 'bad';
  return (
    <Toast.Root
      className={isError ? 'toast toast-bad' : 'toast toast-ok'}
      type={isError ? 'foreground' : 'background'}
      {...(message.undo ? { duration: UNDO_DURATION } : {})}
    >
      {isError ? <CircleAlert className="icon" /> : <CircleCheck className="icon" />}
      <div className="toast-text">
        <Toast.Title className="toast-title">{message.title}</Toast.Title>
        {message.detail ? (
          <Toast.Description className="toast-detail">{message.detail}</Toast.Description>
        ) : null}
        {message.undo ? (
          <Toast.Action className="button button-text -ml-3" altText={undoText.action} onClick={message.undo}>
            <Undo2 className="icon icon-s" />
            {undoText.action}
          </Toast.Action>
        ) : null}
      </div>
      <Toast.Close className="icon-button toast-close" aria-label={uiText.close}>
        <X className="icon" />
      </Toast.Close>
      {/* Radix speaks from the page, which an open dialog silences. */}
      {openModals.top() ? (
        <p className="sr-only" role={isError ? 'alert' : 'status'}>
          {message.title} {message.detail}
        </p>
      ) : null}
    </Toast.Root>
  );
}

function newPlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = 'toast-place';
  return place;
}

/** A box of its own that is always in the topmost dialog, and in the page when there is none. */
function useTopPlace(): HTMLElement {
  const [place] = useState(newPlace);
  useLayoutEffect(() => {
    const move = () => (openModals.top() ?? document.body).append(place);
    move();
    const stop = openModals.subscribe(move);
    return () => {
      stop();
      place.remove();
    };
  }, [place]);
  return place;
}
