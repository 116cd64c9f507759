import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';

import { swrOptions } from '@/api/swr-options';

import { ErrorScreen } from './error-screen';
import { AppRoutes } from './routes';

const Toaster = lazy(() => import('@/components/ui/toaster').then((module) => ({ default: module.Toaster })));

export function App() {
  return (
    <SWRConfig value={swrOptions}>
      <BrowserRouter>
        <ErrorBoundary FallbackComponent={ErrorScreen}>
          <AppRoutes />
        </ErrorBoundary>
      </BrowserRouter>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Toaster />
        </Suspense>
      </ErrorBoundary>
    </SWRConfig>
  );
}
