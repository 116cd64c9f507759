import { type RefObject, useLayoutEffect } from 'react';

/** A part that goes while the focus is in it leaves the focus to the title of the page, not to nothing. */
export function useFocusKept(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // Once what takes its place is there.
      setTimeout(() => document.querySelector('h1')?.focus());
    };
  }, [part]);
}
