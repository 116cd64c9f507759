import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';

import { toastStore } from './toast-store';
import { uiText } from '@/kit/ui/ui.text';

/** The one place toasts appear: 5 s, swipe right by 50 px, F8 brings the focus here. */
export function Toaster() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={uiText.toast}>
      {message ? (
        <Toast.Root
          key={message.id}
          className={`toast ${message.tone}`}
          type={message.tone === 'bad' ? 'foreground' : 'background'}
        >
          {message.tone === 'bad' ? <CircleAlert className="icon" /> : <CircleCheck className="icon" />}
          <div className="toast-text">
            <Toast.Title className="toast-title">{message.title}</Toast.Title>
            {message.detail ? (
              <Toast.Description className="toast-detail">{message.detail}</Toast.Description>
            ) : null}
          </div>
          <Toast.Close className="icon-btn" aria-label={uiText.close}>
            <X className="icon" />
          </Toast.Close>
        </Toast.Root>
      ) : null}
      <Toast.Viewport className="toast-viewport" hotkey={['F8']} label={uiText.toastRegion} />
    </Toast.Provider>
  );
}
