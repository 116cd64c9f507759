import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

import { lazyPart } from '@/kit/browser/lazy-part';

import { publicScreens } from './public/screens';
import type { Screen } from './screen';
import { SessionGate } from './session-gate';
import { staffScreens } from './staff/screens';

const staffLayout = lazyPart(() => import('./staff/staff-layout').then((module) => module.StaffLayout));
const notFound = lazyPart(() => import('./not-found-page').then((module) => module.NotFoundPage));

const routesOf = (screens: readonly Screen[]) =>
  screens.flatMap(({ paths, page }) =>
    paths.map((path) => <Route key={path} path={path} element={<page.Component />} />),
  );

export function AppRoutes() {
  return (
    <Suspense>
      <Routes>
        {routesOf(publicScreens)}
        <Route element={<SessionGate />}>
          <Route element={<staffLayout.Component />}>{routesOf(staffScreens)}</Route>
        </Route>
        <Route path="*" element={<notFound.Component />} />
      </Routes>
    </Suspense>
  );
}
