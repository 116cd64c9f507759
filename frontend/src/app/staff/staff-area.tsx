import '@/parts/school/print-head.css';
import '@/styles/print-page.css';

import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';

import { routesOf } from '@/app/screen-routes';
import { lazyPart } from '@/kit/browser/lazy-part';

import { staffScreens } from './screens';
import { StaffLayout } from './staff-layout';

const notFound = lazyPart(() => import('@/app/not-found-page').then((module) => module.NotFoundPage));

/** The staff's screens, behind the gate and in their frame. They cost the entry nothing, however many there are. */
export function StaffArea({ gate }: { gate: ReactNode }) {
  return (
    <Routes>
      <Route element={gate}>
        <Route element={<StaffLayout />}>{routesOf(staffScreens)}</Route>
      </Route>
      <Route path="*" element={<notFound.Component />} />
    </Routes>
  );
}
