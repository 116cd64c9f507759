import {
  type AriaAttributes,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import './tooltip.css';

const DELAY = 700;
const GAP = 6;
const EDGE = 8;

interface TooltipProps {
  text: ReactNode;
  /** The control that is described. */
  children: ReactElement<AriaAttributes>;
}

/** A few words about a control, 700 ms after it was pointed at or focused. Never the only place of something needed. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const control = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [open, setOpen] = useState(false);

  function show() {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(true), DELAY);
  }
  function hide() {
    window.clearTimeout(timer.current);
    setOpen(false);
  }
  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return undefined;
    // Escape takes the words away, and nothing else with them: a dialog around them stays.
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [open]);

  return (
    <span
      ref={control}
      className="contents"
      onPointerEnter={show}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={show}
      onBlur={hide}
    >
      {cloneElement(children, open ? { 'aria-describedby': id } : {})}
      {open ? (
        <span
          ref={(tip) => place(tip, control.current?.firstElementChild)}
          id={id}
          role="tooltip"
          popover="manual"
          className="tooltip"
        >
          {text}
        </span>
      ) : null}
    </span>
  );
}

/** Above its control, or below where there is no room; a native popover, so it stands over a dialog. */
function place(tip: HTMLElement | null, control: Element | null | undefined): void {
  if (!tip || !control) return;
  tip.showPopover();
  const around = control.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const above = around.top - own.height - GAP;
  const left = around.left + (around.width - own.width) / 2;
  tip.style.top = `${above < EDGE ? around.bottom + GAP : above}px`;
  tip.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - own.width - EDGE))}px`;
}
