import { useCallback, useRef, useState } from 'react';

import { feedbackText } from '@/kit/feedback/feedback.text';

import { Confirm } from './confirm';

interface Question {
  title: string;
  detail: string;
}

/** Goes on at once, or asks first when something typed would be lost. */
export function useUnsavedGuard({ title, detail }: Question = feedbackText.discard) {
  const typed = useRef(false);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const guard = (go: () => void) => (typed.current ? setLeave(() => go) : go());
  /** Tells whether something is typed and not saved. */
  const setTyped = useCallback((next: boolean) => {
    typed.current = next;
  }, []);
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
  return { guard, setTyped, question };
}
