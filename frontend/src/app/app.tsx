import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';

import { swrOptions } from '@/api/wire/swr-options';
import { lazyPart } from '@/kit/browser/lazy-part';

import { ErrorScreen } from './error-screen';
import { AppRoutes } from './routes';
import { ScrollToTop } from './scroll-to-top';

const toaster = lazyPart(() => import('@/kit/feedback/toaster').then((module) => module.Toaster));

export function App() {
  return (
    <SWRConfig value={swrOptions}>
      <BrowserRouter>
        <ScrollToTop />
        <ErrorBoundary FallbackComponent={ErrorScreen}>
          <AppRoutes />
        </ErrorBoundary>
      </BrowserRouter>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <toaster.Component />
        </Suspense>
      </ErrorBoundary>
    </SWRConfig>
  );
}
