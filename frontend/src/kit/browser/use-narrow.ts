import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 47.5em)';
/** As grid.css stacks what stands beside each other. */
const STACKED = '(max-width: 68.75em)';

const listOf = (query: string): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : null;

function useMedia(query: string): boolean {
  const subscribe = (listener: () => void) => {
    const list = listOf(query);
    list?.addEventListener('change', listener);
    return () => list?.removeEventListener('change', listener);
  };
  return useSyncExternalStore(subscribe, () => listOf(query)?.matches ?? false);
}

/** Whether the screen is a phone's, or as narrow for its reader's size of text: what stands beside a page covers it. */
export const useNarrow = (): boolean => useMedia(NARROW);

/** Whether there is no room for two columns. */
export const useStacked = (): boolean => useMedia(STACKED);
