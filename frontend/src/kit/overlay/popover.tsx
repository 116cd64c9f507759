import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

import './popover.css';

const GAP = 8;

interface PopoverProps {
  /** What the button shows. */
  trigger: ReactNode;
  triggerClass: string;
  /** The button's name, when what it shows is not enough. */
  triggerLabel?: string;
  /** The name of what opens. */
  label: string;
  className?: string;
  align?: 'start' | 'end';
  onOpen?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: (close: () => void) => ReactNode;
}

/** A button and what it opens beside it: a native popover, so Escape and a click outside close it. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    triggerClass,
    triggerLabel,
    label,
    className = '',
    align = 'end',
    onOpen,
    onKeyDown,
    children,
  } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();

  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClass}
        aria-label={triggerLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        popoverTarget={id}
      >
        {trigger}
      </button>
      {/* The keys lead through what has buttons and links of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={`popover popover-${align} ${className}`}
        onKeyDown={onKeyDown}
        onBeforeToggle={(event) => {
          if (event.newState !== 'open' || event.target !== event.currentTarget) return;
          place(event.currentTarget, button.current, align);
          setOpen(true);
          onOpen?.();
        }}
        onToggle={(event) => {
          if (event.target !== event.currentTarget) return;
          if (event.newState === 'open') event.currentTarget.focus();
          else setOpen(false);
        }}
      >
        {open ? children(close) : null}
      </div>
    </>
  );
}

/** Under the button; the style sheet keeps it within the screen. It scrolls with the page. */
function place(panel: HTMLElement, button: HTMLElement | null, align: 'start' | 'end'): void {
  if (!button) return;
  const rect = button.getBoundingClientRect();
  panel.style.top = `${rect.bottom + window.scrollY + GAP}px`;
  panel.style.setProperty('--anchor', `${align === 'end' ? rect.right : rect.left}px`);
}
