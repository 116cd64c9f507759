import { useRef, useState } from 'react';

import { isRefusal } from './refusal';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useRaise } from '@/kit/browser/use-raise';

interface ActionWords<R> {
  /** After it went well: a toast, a step further. */
  onDone?: (result: R) => unknown;
  /** Title of the toast about a refusal; without it the refusal is only kept. */
  failed?: string;
  /** The sentence when the refusal has none of its own. */
  fallback?: string;
}

/**
 * Something that is done at the press of a button: once at a time, with its refusal kept for the place of its cause.
 * What it writes is read anew by the api layer. An error of ours goes to the error boundary.
 */
export function useAction<A extends readonly unknown[], R>(
  act: (...args: A) => Promise<R>,
  { onDone, failed, fallback }: ActionWords<R> = {},
) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const busy = useRef(false);
  const raise = useRaise();

  /** For a form or a question, which shows the refusal itself: rejects with it. */
  async function attempt(...args: A): Promise<void> {
    try {
      // Apart: an absent `onDone` would leave its argument undone too.
      const result = await act(...args);
      await onDone?.(result);
    } catch (error) {
      if (failed && isRefusal(error)) toast.error(failed, error.sentence(fallback));
      throw error;
    }
  }

  async function start(args: A): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setRefusal(null);
    try {
      await attempt(...args);
    } catch (error) {
      if (isRefusal(error)) setRefusal(error.sentence(fallback));
      else raise(error);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return {
    attempt,
    /** For a button. */
    run: (...args: A): void => void start(args),
    pending,
    refusal,
    /** Refuses it before it is tried; null takes a refusal back. */
    refuse: setRefusal,
  };
}
