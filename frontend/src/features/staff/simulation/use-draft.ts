import { useState } from 'react';

/**
 * What was typed last, kept while its form is not on screen, beside the last numbers that stand elsewhere too: those
 * of an edition or of a saved simulation.
 */
function draftOf<V>(first: V, isSame: (a: V, b: V) => boolean) {
  let typed = first;
  let saved = first;
  return {
    typed: (): V => typed,
    remember(values: V) {
      typed = values;
    },
    markSaved(values: V) {
      saved = values;
    },
    /** Whether replacing what was typed would lose it. */
    isUnsaved: (): boolean => !isSame(typed, saved),
  };
}

export function useDraft<V>(first: V, isSame: (a: V, b: V) => boolean) {
  const [draft] = useState(() => draftOf(first, isSame));
  return draft;
}
