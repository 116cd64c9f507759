import { useCallback, useEffect, useRef, useState } from 'react';

import { feedbackText } from '@/kit/feedback/feedback.text';

import { Confirm } from './confirm';
import { holdBack } from './hold-back';

export const unsavedOf = ({ typed, sending }: { typed: boolean; sending: boolean }): Unsaved =>
  sending ? 'sending' : typed ? 'typed' : 'nothing';

const askBeforeReload = (event: BeforeUnloadEvent): void => event.preventDefault();

interface Question {
  title: string;
  detail: string;
}

/** What leaving would do to a form: nothing, lose what was typed, or leave the answer to what is being sent unheard. */
export type Unsaved = 'nothing' | 'typed' | 'sending';

/**
 * Goes on at once, asks first when something typed would be lost, and stays while something is being sent. `leave` closes the
 * dialog so; while something is unsaved the browser's Back is the same.
 */
export function useUnsavedGuard(onClose: () => void, { title, detail }: Question = feedbackText.discard) {
  const unsaved = useRef<Unsaved>('nothing');
  const letGo = useRef<(() => void) | null>(null);
  const [next, setNext] = useState<(() => void) | null>(null);
  function guard(go: () => void): void {
    if (unsaved.current === 'nothing') go();
    if (unsaved.current === 'typed') setNext(() => go);
  }
  const leave = () => guard(onClose);
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  const setUnsaved = useCallback((now: Unsaved) => {
    unsaved.current = now;
    if (now === 'nothing') {
      letGo.current?.();
      letGo.current = null;
      return;
    }
    // A reload asks too, by the browser's own words.
    letGo.current ??= held(() => latest.current());
  }, []);
  useEffect(() => () => setUnsaved('nothing'), [setUnsaved]);
  const question = (
    <Confirm
      open={next !== null}
      onOpenChange={(open) => (open ? undefined : setNext(null))}
      title={title}
      description={detail}
      confirmText={feedbackText.discard.confirm}
      pendingText={feedbackText.discard.pending}
      danger
      onConfirm={async () => {
        // What is given up holds nobody: closing may itself be a step back.
        setUnsaved('nothing');
        next?.();
      }}
    />
  );
  return { guard, leave, setUnsaved, question };
}

/** Nobody leaves without being asked. Gives what ends it. */
function held(onBack: () => void): () => void {
  const letGo = holdBack(onBack);
  window.addEventListener('beforeunload', askBeforeReload);
  return () => {
    letGo();
    window.removeEventListener('beforeunload', askBeforeReload);
  };
}
