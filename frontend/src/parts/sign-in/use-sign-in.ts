import { useState } from 'react';

import { type Credentials, type CurrentUser, useSessionActions } from '@/api/session/session';
import type { BusyProps } from '@/kit/feedback/busy';

import { signInText as text } from './sign-in.text';

/** Signing in, and what `Busy` says while a crowd is before it. */
export function useSignIn() {
  const { signIn, stopSigningIn } = useSessionActions();
  const [words, setWords] = useState<string | null>(null);
  const tell = (seconds: number | null) => setWords(seconds === null ? text.again : text.waits(seconds));
  const busy: BusyProps = { words, onStop: stopSigningIn };
  return {
    busy,
    signIn: (credentials: Credentials, known?: CurrentUser) =>
      signIn(credentials, { tell, ...(known && { known }) }).finally(() => setWords(null)),
  };
}
