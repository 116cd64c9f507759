import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 47.5em)';

const query = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia(NARROW) : null;

function subscribe(listener: () => void): () => void {
  const list = query();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

/** Whether the screen is a phone's, or as narrow for its reader's size of text: what stands beside a page covers it. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? false);
