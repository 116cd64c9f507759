import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import './modal.css';
import { openModals } from './open-modals';
import { FOCUSABLE, useFocusReturn } from './use-focus-return';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onCancel' | 'onClose' | 'onMouseDown'> {
  /** Escape asks for it; a modal without it stays until its own buttons close it. */
  onLeave?: (() => void) | undefined;
  /** Pressing beside it asks as well. */
  leaveBeside?: boolean;
}

/** A native dialog over the page, open as long as it is drawn: the browser keeps the focus inside. */
export function Modal({ onLeave, leaveBeside = false, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusReturn(dialog);
  useLayoutEffect(() => {
    if (!dialog.current) return undefined;
    show(dialog.current);
    return openModals.add(dialog.current);
  }, []);
  return createPortal(
    // What is pressed is what lies beside the dialog; Escape does the same from the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      onCancel={(event) => {
        // One that cannot be held back closes the dialog; what is asked then has to open after it has opened again.
        if (!isOwn(event) || !event.cancelable) return;
        event.preventDefault();
        onLeave?.();
      }}
      onClose={(event) => {
        // A browser closes at the second Escape in a row, whatever the page says; whether it leaves is ours to say.
        if (!isOwn(event)) return;
        event.currentTarget.showModal();
        onLeave?.();
      }}
      onMouseDown={(event) => {
        if (!leaveBeside || !isOwn(event)) return;
        // Else the browser takes the focus from whatever asks now.
        event.preventDefault();
        onLeave?.();
      }}
      onKeyDown={keepFocus}
      {...rest}
    >
      {children}
    </dialog>,
    document.body,
  );
}

/** A file field inside says "cancel" too. */
const isOwn = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget;

/** A browser lets Tab leave for its own bars after the last control; here it comes round to the first. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => stop.getClientRects().length > 0 && (!stop.matches('[type=radio]') || stop.matches(':checked')),
  );
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}

/** What is marked data-autofocus is where the person begins, else the title; else the browser takes the first control. */
function show(dialog: HTMLDialogElement): void {
  const root = document.documentElement;
  // The page behind does not scroll; it keeps the width that its scrollbar took.
  if (!openModals.top()) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  dialog.showModal();
  const start = dialog.querySelector('[data-autofocus]') ?? dialog.querySelector('[data-title]');
  if (start instanceof HTMLElement) start.focus();
}
