import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';

import { useAhead } from '@/kit/browser/use-ahead';
import { useNearViewport } from '@/kit/browser/use-near-viewport';
import { FailedNote } from '@/kit/feedback/failed-note';

import { Card } from './card';

interface BelowProps {
  /** Stand where it will be. */
  shapes: ReactNode;
  /** Says that it did not come. */
  failed: string;
  /** What stands above is on its way: until it stands all is near. */
  waits?: boolean;
  /** A lazy part of the page. */
  children: ReactNode;
}

/** Whether somebody came since the program was opened. */
let isSomebodyHere = false;

/** What lies below the first screens comes with the first sign of a person, or as one comes near it. */
export function Below({ shapes, failed, waits = false, children }: BelowProps) {
  const [box, isNear] = useNearViewport();
  const [isAwake, setAwake] = useState(isSomebodyHere);
  const wake = useCallback(() => {
    isSomebodyHere = true;
    setAwake(true);
  }, []);
  useAhead(wake);
  return (
    <div ref={waits ? null : box}>
      {!waits && (isNear || isAwake) ? (
        <ErrorBoundary fallbackRender={notCome(failed)}>
          <Suspense fallback={shapes}>{children}</Suspense>
        </ErrorBoundary>
      ) : (
        shapes
      )}
    </div>
  );
}

const notCome =
  (text: string) =>
  ({ resetErrorBoundary }: FallbackProps) => (
    <Card>
      <FailedNote text={text} onRetry={resetErrorBoundary} />
    </Card>
  );
