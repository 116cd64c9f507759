import { Loading, Skeleton, SkeletonLines } from '@/kit/feedback/skeleton';
import { Card } from '@/kit/ui/card';

import { classMapText as text } from './class-map.text';

import '@/kit/layout/grid.css';
import '@/kit/layout/stack.css';

/** The grey shapes of the whole page. */
export const MapShapes = () => (
  <Loading text={text.loading} quiet>
    <div className="stack">
      <Skeleton className="h-56 rounded-lg" />
      <div className="grid-1-1">
        <Skeleton className="h-80 rounded-lg" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
      <Card>
        <SkeletonLines lines={8} />
      </Card>
    </div>
  </Loading>
);
