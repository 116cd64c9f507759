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
  if (user?.role !== 'aluno') return <SignInForm onEntered={() => setAsk(true)} />;
  const leave = () => setAsk(false);
  return (
    <SessionContext value={user}>
      {user.mustChange ? <OwnPassword onLeft={leave} /> : <SoonHere onLeft={leave} />}
    </SessionContext>
  );
}
