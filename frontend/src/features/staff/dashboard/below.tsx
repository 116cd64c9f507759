import { Suspense, useCallback, useState } from 'react';

import { lazyPart } from '@/kit/browser/lazy-part';
import { useAhead } from '@/kit/browser/use-ahead';
import { useNearViewport } from '@/kit/browser/use-near-viewport';
import { Skeleton } from '@/kit/feedback/skeleton';

import type { BelowProps } from './below-view';

const view = lazyPart(() => import('./below-view').then((module) => module.BelowView));

/** What lies below the first screens comes with the first sign of a person, or as one comes near it. */
export function Below(props: BelowProps) {
  const [box, isNear] = useNearViewport();
  const [isAwake, setAwake] = useState(false);
  useAhead(useCallback(() => setAwake(true), []));
  const shapes = <Shapes />;
  return (
    <div ref={box}>
      {isNear || isAwake ? (
        <Suspense fallback={shapes}>
          <view.Component {...props} />
        </Suspense>
      ) : (
        shapes
      )}
    </div>
  );
}

const Shapes = () => (
  <div className="grid-1-1" aria-hidden="true">
    <Skeleton className="h-80 rounded-lg" />
    <Skeleton className="h-80 rounded-lg" />
  </div>
);
