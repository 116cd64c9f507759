import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';

import { swrOptions } from '@/api/wire/swr-options';
import { ToastOutlet } from '@/kit/feedback/toast/toast-outlet';

import { ErrorScreen } from './error-screen';
import { AppRoutes } from './routes';
import { ScrollToTop } from './scroll-to-top';

export function App() {
  return (
    <SWRConfig value={swrOptions}>
      <BrowserRouter>
        <ScrollToTop />
        <ErrorBoundary FallbackComponent={ErrorScreen}>
          <AppRoutes />
        </ErrorBoundary>
      </BrowserRouter>
      <ToastOutlet />
    </SWRConfig>
  );
}
