import { useLayoutEffect } from 'react';

import { type Unsaved, unsavedOf } from '@/kit/overlay/dialog/use-unsaved-guard';

import { useForm } from './use-form';

interface WatchUnsavedProps<V extends object> {
  /** Whether leaving would lose something typed; else anything that has changed. */
  isTyped?: ((values: V) => boolean) | undefined;
  onUnsaved: (unsaved: Unsaved) => void;
}

/** Inside a form: says what leaving it would lose. */
export function WatchUnsaved<V extends object>({ isTyped, onUnsaved }: WatchUnsavedProps<V>) {
  const { values, dirty, sending } = useForm<V>();
  const typed = isTyped ? isTyped(values) : dirty;
  // With what is on screen, not after it: whoever is quick leaves by what they see.
  useLayoutEffect(() => {
    onUnsaved(unsavedOf({ typed, sending }));
    // A form that goes has nothing left to lose.
    return () => onUnsaved('nothing');
  }, [onUnsaved, typed, sending]);
  return null;
}
