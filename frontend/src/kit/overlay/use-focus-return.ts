import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

export const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** The way back from each dialog that was opened. */
const ways = new WeakMap<HTMLElement, readonly HTMLElement[]>();

/**
 * Gives the focus back to what was focused when the dialog opened; our dialogs have no trigger of their own. When
 * that is gone, deleted by what the dialog asked, the focus goes to its neighbours; when it stood in a dialog that
 * this one came after, to where that one was opened from; when there was none, since an address opened the dialog,
 * to the page's title.
 */
export function useFocusReturn(dialog: RefObject<HTMLElement | null>): void {
  const [way] = useState(() => wayOf(document.activeElement));
  useLayoutEffect(() => {
    if (dialog.current) ways.set(dialog.current, way);
  }, [dialog, way]);
  useEffect(() => () => (backOn(way) ?? document.querySelector('h1'))?.focus(), [way]);
}

/** An element and everything around it; around a dialog is what it was opened from. */
function wayOf(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  return [element, ...(ways.get(element) ?? wayOf(element.parentElement))];
}

function backOn([opener, ...around]: readonly HTMLElement[]): HTMLElement | null {
  if (!opener) return null;
  if (opener.isConnected && opener.matches(`${FOCUSABLE}, [tabindex]:not([popover])`)) return opener;
  const left = around.find((element) => element.isConnected && stopIn(element) !== null);
  return left ? stopIn(left) : null;
}

/** What takes the focus: the element itself, else the first thing in it. */
const stopIn = (element: HTMLElement): HTMLElement | null =>
  element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
