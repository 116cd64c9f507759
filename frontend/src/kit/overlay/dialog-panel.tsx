import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

import { uiText } from '@/kit/ui/ui.text';
import { useFocusReturn } from './use-focus-return';

export interface DialogPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** 928 px instead of 448, and full screen on a phone. */
  wide?: boolean;
  /** Stays until its own buttons close it. */
  modalOnly?: boolean;
  /** A fixed row of buttons under the scrolling body. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The dialog itself; use Dialog, which loads this when it is needed. */
export function DialogPanel(props: DialogPanelProps) {
  const { open, onOpenChange, title, description, wide, modalOnly, foot, children } = props;
  const giveBack = useFocusReturn();
  const keep = (event: Event) => event.preventDefault();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim" />
        <Primitive.Content
          className={wide ? 'dialog dialog-wide' : 'dialog'}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusWanted}
          onCloseAutoFocus={giveBack}
          {...(modalOnly ? { onEscapeKeyDown: keep, onInteractOutside: keep } : {})}
        >
          <div className="dialog-head">
            <div>
              <Primitive.Title>{title}</Primitive.Title>
              {description ? <Primitive.Description>{description}</Primitive.Description> : null}
            </div>
            {modalOnly ? null : (
              <Primitive.Close className="icon-btn" aria-label={uiText.close}>
                <X className="icon" />
              </Primitive.Close>
            )}
          </div>
          <div className="dialog-body">{children}</div>
          {foot ? <div className="dialog-foot">{foot}</div> : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** A field marked data-autofocus is where the person begins; else Radix takes the first control. */
function focusWanted(event: Event): void {
  const wanted =
    event.currentTarget instanceof HTMLElement
      ? event.currentTarget.querySelector<HTMLElement>('[data-autofocus]')
      : null;
  if (!wanted) return;
  event.preventDefault();
  wanted.focus();
}
