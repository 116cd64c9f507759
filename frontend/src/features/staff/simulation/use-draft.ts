import { useState } from 'react';

/**
 * What was typed last, kept while its form is not on screen, beside the last numbers that stand elsewhere too: those
 * of an edition or of a saved simulation.
 */
function draftOf<V>(first: V, same: (a: V, b: V) => boolean) {
  let typed = first;
  let settled = first;
  return {
    recall: (): V => typed,
    remember(values: V) {
      typed = values;
    },
    settle(values: V) {
      settled = values;
    },
    /** Whether replacing what was typed would lose it. */
    isUnsaved: (): boolean => !same(typed, settled),
  };
}

export function useDraft<V>(first: V, same: (a: V, b: V) => boolean) {
  const [draft] = useState(() => draftOf(first, same));
  return draft;
}
