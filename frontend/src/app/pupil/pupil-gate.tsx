import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { isPupilStored, storePupil } from '@/api/pupil/stored-pupil';
import { type CurrentUser, storeUser, useCurrentUser } from '@/api/session/session';
import { SessionContext } from '@/api/session/session-context';
import { onSessionEnd } from '@/api/session/session-end';
import { isShared } from '@/domain/paths';
import { pupilPaths } from '@/domain/pupil-paths';
import { useFirstFrameGone } from '@/kit/browser/first-frame';
import { Loading } from '@/kit/feedback/skeleton';
import { FailedPanel } from '@/parts/pupil/page/pupil-view';

import { pupilAppText as text } from './pupil-app.text';

/** Where the sign-in leads back to, and why it is shown again. */
export interface SignInState {
  from: string;
  ended: boolean;
}

/** Who is in is the server's to say; a browser that knows no pupil, or cannot read which, is not even asked about one. */
export function PupilGate() {
  const { pathname, search } = useLocation();
  const isStored = isPupilStored();
  const { data: user, error, retry } = useCurrentUser(isStored);
  const [ended, setEnded] = useState(false);

  useEffect(() => onSessionEnd(() => setEnded(true)), []);
  const refused = error?.status === 401;
  const isPupil = user?.role === 'aluno';
  useEffect(() => {
    if (user && isPupil) storePupil(user);
    else if (refused) storePupil(null);
  }, [user, isPupil, refused]);

  if (!isStored || refused || ended || user?.mustChange) {
    const state: SignInState = { from: `${pathname}${search}`, ended: ended || refused };
    return <Navigate to={pupilPaths.login} replace state={state} />;
  }
  if (user && !isPupil) return <ToStaff user={user} />;
  if (user) {
    return (
      <SessionContext value={user}>
        <Outlet />
      </SessionContext>
    );
  }
  return (
    <Waiting>
      {error ? <GateFailed detail={error.sentence(text.userFailedDetail)} onRetry={retry} /> : null}
    </Waiting>
  );
}

/** A member of the staff signed in here meanwhile: a page that both have is theirs then, all others are pupils'. */
function ToStaff({ user }: { user: CurrentUser }) {
  const { pathname } = useLocation();
  const isTheirs = isShared(pathname);
  useEffect(() => {
    if (!isTheirs) return;
    storeUser(user);
    window.location.replace(pathname);
  }, [isTheirs, pathname, user]);
  return isTheirs ? <Waiting /> : <Navigate to={pupilPaths.login} replace />;
}

const GateFailed = ({ detail, onRetry }: { detail: string; onRetry: () => void }) => (
  <FailedPanel title={text.userFailed} detail={detail} onRetry={onRetry} />
);

function Waiting({ children }: { children?: React.ReactNode }) {
  useFirstFrameGone();
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      {children ?? <Loading text={text.loading} />}
    </main>
  );
}
