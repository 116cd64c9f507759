import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

import { uiText } from '@/kit/ui/ui.text';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  children: ReactNode;
}

/** Comes in from the left, over the page: the menu of a phone. A native dialog keeps the focus inside. */
export function Drawer({ open, onOpenChange, label, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    // A click on the dialog itself is one beside its content; Escape is its own.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={label}
      onClose={() => onOpenChange(false)}
      onClick={(event) => {
        if (event.target === event.currentTarget) onOpenChange(false);
      }}
    >
      {open ? (
        <div className="drawer-content">
          {children}
          <button
            type="button"
            className="icon-btn drawer-close"
            aria-label={uiText.close}
            onClick={() => onOpenChange(false)}
          >
            <X className="icon" />
          </button>
        </div>
      ) : null}
    </dialog>
  );
}
