import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

import { lazyPart } from '@/kit/browser/lazy-part';

import { publicScreens } from './public/screens';
import { routesOf } from './screen-routes';
import { SessionGate } from './session-gate';

const staffArea = lazyPart(() => import('./staff/staff-area').then((module) => module.StaffArea));

/**
 * What anyone may open stands in the entry, and the gate, which public pages share the parts of; all the rest, and what
 * is nowhere, comes with the staff's area.
 */
export function AppRoutes() {
  return (
    <Suspense>
      <Routes>
        {routesOf(publicScreens)}
        <Route path="*" element={<staffArea.Component gate={<SessionGate />} />} />
      </Routes>
    </Suspense>
  );
}
