import { type ToggleEvent, useId, useRef } from 'react';

import { type Entry, partsOf } from '@/domain/glossary/glossary';

import '@/kit/overlay/popover.css';
import './term.css';

const GAP = 4;
const EDGE = 16;

/** A sentence in which the words of the field open their meaning. */
export function Explained({ children }: { children: string }) {
  return partsOf(children).map((part) =>
    typeof part === 'string' ? part : <Term key={part.word} entry={part} />,
  );
}

/** A word with dots under it, which opens one line; whoever hears the page is told it with the word. */
export function Term({ entry: { word, meaning } }: { entry: Entry }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} type="button" className="term" popoverTarget={id} aria-describedby={id}>
        {word}
      </button>
      <span
        id={id}
        popover="auto"
        className="popover term-meaning"
        onBeforeToggle={(event) => place(event, button.current)}
      >
        {meaning}
      </span>
    </>
  );
}

/** Under its word, and within the screen. */
function place(event: ToggleEvent<HTMLElement>, button: HTMLElement | null): void {
  if (event.newState !== 'open' || !button) return;
  const { style } = event.currentTarget;
  const { left, bottom } = button.getBoundingClientRect();
  style.top = `${bottom + window.scrollY + GAP}px`;
  style.left = `min(${Math.max(EDGE, left)}px, 100vw - var(--pop-width) - ${EDGE}px)`;
}
