import { useLayoutEffect, useRef } from 'react';

import { openModals } from '@/kit/overlay/open-modals';

/** By the key's name: "a", "Enter", "ArrowRight". */
export type Keys = Readonly<Record<string, () => void>>;

/** A focused button or link takes Enter and the space bar for itself, unless it is one of the answers. */
const actsItself = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof Element &&
  target.closest('button, a') !== null &&
  target.closest('[data-answers]') === null;

/** The keys of a page that is answered by them, wherever the focus is; none of them under a dialog. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || openModals.top()) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act || actsItself(event)) return;
      event.preventDefault();
      act();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
