import { Loading, Skeleton, SkeletonLines } from '@/kit/feedback/skeleton';

import { dashboardText } from './dashboard.text';

const cells = ['index', 'goal', 'approval', 'saeb', 'simulations'];

/** The grey shapes of the whole board. */
export function DashboardSkeleton() {
  return (
    <Loading quiet text={dashboardText.loading}>
      <div className="stack">
        <div className="cells cells-5">
          {cells.map((cell) => (
            <div key={cell} className="cell min-h-46 gap-3">
              <Skeleton className="w-2/3" />
              <Skeleton className="h-8 w-1/2" />
              <Skeleton className="w-1/3" />
            </div>
          ))}
        </div>
        <PicturesSkeleton />
      </div>
    </Loading>
  );
}

export const PicturesSkeleton = () => (
  <div className="grid-2-1">
    <ChartShape />
    <ChartShape />
  </div>
);

const ChartShape = () => (
  <div className="card">
    <SkeletonLines lines={2} />
    <Skeleton className="mt-6 h-80 w-full" />
  </div>
);
