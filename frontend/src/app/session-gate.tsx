import { Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { onSessionEnd } from '@/api/session/session-end';
import { SessionContext } from '@/api/session/session-context';
import { storeUser, useCurrentUser } from '@/api/session/session';
import { Loading } from '@/kit/feedback/skeleton';
import { useAhead } from '@/kit/browser/use-ahead';
import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';
import { lazyPart } from '@/kit/browser/lazy-part';
import { paths, placeOfPupil } from '@/domain/paths';

import { entryText } from './entry.text';

const reloginDialog = lazyDialog(
  () => import('@/app/staff/session/relogin-dialog').then((module) => module.ReloginDialog),
  () => undefined,
);

const gateFailure = lazyPart(() => import('./gate-failure').then((module) => module.GateFailure));

/** The server's word decides who enters; what the browser has stored is for display only. */
export function SessionGate() {
  // Signing in again must not wait for a file when the session is over.
  useAhead(reloginDialog.preload);
  const { data: user, error, retry } = useCurrentUser();
  const [ended, setEnded] = useState(false);
  const location = useLocation();

  useEffect(() => onSessionEnd(() => setEnded(true)), []);
  const refused = error?.status === 401;
  // Pupils have an application of their own.
  const isPupil = user?.role === 'aluno';
  useEffect(() => {
    if (user) storeUser(user);
    else if (refused) storeUser(null);
    if (isPupil) window.location.replace(placeOfPupil(window.location.pathname));
  }, [user, refused, isPupil]);

  if (user && !isPupil) {
    return (
      <SessionContext value={user}>
        <Outlet />
        {ended ? (
          <Suspense>
            <reloginDialog.Component user={user} onDone={() => setEnded(false)} />
          </Suspense>
        ) : null}
      </SessionContext>
    );
  }
  if (refused) {
    return <Navigate to={paths.login} replace state={{ from: `${location.pathname}${location.search}` }} />;
  }
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      {error ? (
        <Suspense>
          <gateFailure.Component error={error} onRetry={retry} />
        </Suspense>
      ) : (
        <Loading text={entryText.loadingUser} />
      )}
    </main>
  );
}
