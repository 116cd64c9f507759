import { useState } from 'react';

import { isUserStored, useCurrentUser } from '@/api/session/session';
import { SessionContext } from '@/api/session/session-context';

import { OwnPassword } from './own-password';
import { SignInForm } from './sign-in-form';
import { SoonHere } from './soon-here';

/** A pupil comes in, chooses a password where one is to be chosen, and is told that there will be more. */
export function StudentLoginPage() {
  // Who never signed in here is not asked for: the answer would be a failure in the browser's console.
  const [ask, setAsk] = useState(isUserStored);
  const { data: user } = useCurrentUser(ask);
  const [typed, setTyped] = useState<string | null>(null);
  const forget = () => setTyped(null);
  if (user?.role !== 'aluno') {
    return (
      <SignInForm
        onEntered={(password) => {
          setTyped(password);
          setAsk(true);
        }}
      />
    );
  }
  const leave = () => {
    forget();
    setAsk(false);
  };
  return (
    <SessionContext value={user}>
      {user.mustChange ? (
        <OwnPassword typed={typed} onForget={forget} onLeft={leave} />
      ) : (
        <SoonHere onLeft={leave} />
      )}
    </SessionContext>
  );
}
