import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';

import { swrOptions } from '@/api/wire/swr-options';
import { ErrorScreen } from '@/app/error-screen';
import { routesOf } from '@/app/screen-routes';
import { ScrollToTop } from '@/app/scroll-to-top';
import { pupilPaths } from '@/domain/pupil-paths';
import { ToastOutlet } from '@/kit/feedback/toast/toast-outlet';

import { PupilFrame } from './pupil-frame';
import { PupilGate } from './pupil-gate';
import { pupilScreens, signInScreen } from './screens';

/** The pupils' application: nothing of the staff's is loaded with it. */
export function PupilApp() {
  return (
    <SWRConfig value={swrOptions}>
      <BrowserRouter>
        <ScrollToTop />
        <ErrorBoundary FallbackComponent={ErrorScreen}>
          <Suspense>
            <PupilRoutes />
          </Suspense>
        </ErrorBoundary>
      </BrowserRouter>
      <ToastOutlet />
    </SWRConfig>
  );
}

export function PupilRoutes() {
  return (
    <Routes>
      {routesOf([signInScreen])}
      <Route element={<PupilGate />}>
        <Route element={<PupilFrame />}>{routesOf(pupilScreens)}</Route>
        <Route path="*" element={<Navigate to={pupilPaths.dashboard} replace />} />
      </Route>
    </Routes>
  );
}
