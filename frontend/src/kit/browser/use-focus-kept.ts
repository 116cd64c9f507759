import { type RefObject, useLayoutEffect } from 'react';

/** What takes the focus by code alone: a title, the line that says how many were found. */
const PLACE = '[tabindex="-1"]:not([popover])';

/** A part that goes while the focus is in it leaves the focus to the nearest title or status line, not to nothing. */
export function useFocusKept(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const around = parentsOf(element);
      // Once what takes its place is there.
      setTimeout(() => placeIn(around)?.focus({ preventScroll: true }));
    };
  }, [part]);
}

const parentsOf = ({ parentElement }: HTMLElement): HTMLElement[] =>
  parentElement ? [parentElement, ...parentsOf(parentElement)] : [];

function placeIn(around: readonly HTMLElement[]): HTMLElement | null {
  const left = around.find((one) => one.isConnected && one.querySelector(PLACE) !== null);
  return left?.querySelector<HTMLElement>(PLACE) ?? null;
}
