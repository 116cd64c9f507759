import { useEffect, useState } from 'react';

export const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/**
 * Gives the focus back to what was focused when the dialog opened; our dialogs have no trigger of their own. When
 * that is gone, deleted by what the dialog asked, the focus goes to its neighbours; when there was none, since an
 * address opened the dialog, to the page's title.
 */
export function useFocusReturn(): void {
  const [path] = useState(() => pathOf(document.activeElement));
  useEffect(
    () => () => {
      const [opener] = path;
      if (opener === document.body) document.querySelector('h1')?.focus();
      else if (opener?.isConnected) opener.focus();
      else nearest(path)?.focus();
    },
    [path],
  );
}

/** An element and everything around it. */
function pathOf(element: Element | null): HTMLElement[] {
  return element instanceof HTMLElement ? [element, ...pathOf(element.parentElement)] : [];
}

function nearest(path: readonly HTMLElement[]): HTMLElement | null {
  const left = path.find((element) => element.isConnected);
  if (!left || left === document.body) return null;
  return left.querySelector<HTMLElement>(FOCUSABLE) ?? nearest(pathOf(left.parentElement));
}
