import { useState } from 'react';

import { type Credentials, type CurrentUser, useSessionActions } from '@/api/session/session';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { crowdText as text } from './crowd.text';

interface CrowdProps {
  /** What is said while the server is busy with others and the form is sent again by itself. */
  words: string | null;
  onStop: () => void;
}

/** Signing in, and what `Crowd` says meanwhile. */
export function useSignIn() {
  const { signIn, stopSigningIn } = useSessionActions();
  const [words, setWords] = useState<string | null>(null);
  const tell = (seconds: number | null) => setWords(seconds === null ? text.again : text.waits(seconds));
  const crowd: CrowdProps = { words, onStop: stopSigningIn };
  return {
    crowd,
    signIn: (credentials: Credentials, known?: CurrentUser) =>
      signIn(credentials, { tell, ...(known && { known }) }).finally(() => setWords(null)),
  };
}

/** Stands at the button that was pressed: who waits looks there. */
export function Crowd({ words, onStop }: CrowdProps) {
  return (
    <>
      <div role="status">
        {words && (
          <Note tone="info" className="mt-3">
            {words}
          </Note>
        )}
      </div>
      {words && (
        <Button className="mt-2" onClick={onStop}>
          {text.stop}
        </Button>
      )}
    </>
  );
}
