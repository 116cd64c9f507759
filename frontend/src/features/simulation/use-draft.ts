import { useCallback, useRef } from 'react';

/** What was typed last, kept while its form is not on screen. */
export function useDraft<V>(first: V) {
  const draft = useRef(first);
  const recall = useCallback((): V => draft.current, []);
  const remember = useCallback((values: V) => {
    draft.current = values;
  }, []);
  return { recall, remember };
}
