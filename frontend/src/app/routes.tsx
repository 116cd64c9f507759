import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

import { paths } from '@/domain/paths';

import { pages } from './pages';
import { SessionGate } from './session-gate';

const { staffLayout, dashboard, simulation, login, register, about, notFound } = pages;

export function AppRoutes() {
  return (
    <Suspense>
      <Routes>
        <Route path={paths.login} element={<login.Component />} />
        <Route path={paths.register} element={<register.Component />} />
        <Route path={paths.about} element={<about.Component />} />
        <Route element={<SessionGate />}>
          <Route element={<staffLayout.Component />}>
            <Route path={paths.home} element={<dashboard.Component />} />
            <Route path={paths.dashboard} element={<dashboard.Component />} />
            <Route path={paths.simulation} element={<simulation.Component />} />
          </Route>
        </Route>
        <Route path="*" element={<notFound.Component />} />
      </Routes>
    </Suspense>
  );
}
