import { useCallback, useEffect, useRef, useState } from 'react';

import { feedbackText } from '@/kit/feedback/feedback.text';

import { Confirm } from './confirm';

export const unsavedOf = ({ typed, sending }: { typed: boolean; sending: boolean }): Unsaved =>
  sending ? 'sending' : typed ? 'typed' : 'nothing';

const holdBack = (event: BeforeUnloadEvent): void => event.preventDefault();

interface Question {
  title: string;
  detail: string;
}

/** What leaving would do to a form: nothing, lose what was typed, or leave the answer to what is being sent unheard. */
export type Unsaved = 'nothing' | 'typed' | 'sending';

/** Goes on at once, asks first when something typed would be lost, and stays while something is being sent. */
export function useUnsavedGuard({ title, detail }: Question = feedbackText.discard) {
  const unsaved = useRef<Unsaved>('nothing');
  const [leave, setLeave] = useState<(() => void) | null>(null);
  function guard(go: () => void): void {
    if (unsaved.current === 'nothing') go();
    if (unsaved.current === 'typed') setLeave(() => go);
  }
  const setUnsaved = useCallback((next: Unsaved) => {
    unsaved.current = next;
    // A reload asks too, by the browser's own words.
    window[next === 'nothing' ? 'removeEventListener' : 'addEventListener']('beforeunload', holdBack);
  }, []);
  useEffect(() => () => window.removeEventListener('beforeunload', holdBack), []);
  const question = (
    <Confirm
      open={leave !== null}
      onOpenChange={(open) => (open ? undefined : setLeave(null))}
      title={title}
      description={detail}
      confirmText={feedbackText.discard.confirm}
      pendingText={feedbackText.discard.pending}
      danger
      onConfirm={async () => leave?.()}
    />
  );
  return { guard, setUnsaved, question };
}
