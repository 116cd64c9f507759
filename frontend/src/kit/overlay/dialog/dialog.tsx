import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import { IconButton } from '@/kit/ui/icon-button';
import { uiText } from '@/kit/ui/ui.text';

import './dialog.css';
import { Modal } from '@/kit/overlay/modal';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** 928 px instead of 448, and full screen on a phone; at most 896 where it is said. */
  wide?: boolean | '4xl';
  /** Stays until its own buttons close it. */
  modalOnly?: boolean;
  /** A fixed row of buttons under the scrolling body. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A question (448 px) or a flow (928 px) over the page. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, wide, modalOnly, foot, children } = props;
  const id = useId();
  if (!open) return null;
  const leave = () => onOpenChange(false);
  return (
    <Modal
      className={wide ? `dialog dialog-wide${wide === '4xl' ? ' max-w-4xl' : ''}` : 'dialog'}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onLeave={modalOnly ? undefined : leave}
      leaveBeside
    >
      <div className="dialog-head" data-head>
        <div>
          {/* Who is shown something begins with its name; who is asked something, with the answer. */}
          <h2 id={`${id}-title`} {...(modalOnly ? {} : { tabIndex: -1, 'data-title': true })}>
            {title}
          </h2>
          {description ? <p id={`${id}-description`}>{description}</p> : null}
        </div>
        {modalOnly ? null : (
          <IconButton label={uiText.close} onClick={leave}>
            <X className="icon" />
          </IconButton>
        )}
      </div>
      <div className="dialog-body">{children}</div>
      {foot ? <div className="dialog-foot">{foot}</div> : null}
    </Modal>
  );
}
