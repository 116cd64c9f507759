import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { isPupilStored } from '@/api/pupil/stored-pupil';
import { useCurrentUser } from '@/api/session/session';
import { SessionContext } from '@/api/session/session-context';
import { pupilPaths } from '@/domain/pupil-paths';
import { FailedPanel } from '@/parts/pupil/page/pupil-view';

import { OwnPassword } from './own-password';
import { SignInForm } from './sign-in-form';
import { studentLoginText as text } from './student-login.text';

/** A pupil comes in, chooses a password where one is to be chosen, and goes on to where they were going. */
export function StudentLoginPage() {
  const state = useLocation().state as { from?: string; ended?: boolean } | null;
  // Who never signed in here, or whose session has just ended, is not asked for.
  const [asked, setAsked] = useState(() => isPupilStored() && !state?.ended);
  const { data: user, error, retry } = useCurrentUser(asked);
  const [typed, setTyped] = useState<string | null>(null);
  const forget = () => setTyped(null);

  if (!asked || user?.role !== 'aluno') {
    return (
      <>
        {asked && error?.status === 0 ? (
          <FailedPanel title={text.offline} detail={text.offlineDetail} onRetry={retry} />
        ) : null}
        <SignInForm
          notice={state?.ended ? text.ended : null}
          onEntered={(password) => {
            setTyped(password);
            setAsked(true);
          }}
        />
      </>
    );
  }
  if (!user.mustChange) return <Navigate to={state?.from ?? pupilPaths.dashboard} replace />;
  return (
    <SessionContext value={user}>
      <OwnPassword
        typed={typed}
        onForget={forget}
        onLeft={() => {
          forget();
          setAsked(false);
        }}
      />
    </SessionContext>
  );
}
