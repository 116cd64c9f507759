import { Skeleton, SkeletonLines } from '@/kit/feedback/skeleton';

import { AnswerSkeleton } from './answer/answer-skeleton';
import { dashboardText } from './dashboard.text';
import { PlanLineShape } from './plan/plan-line';

import '@/kit/data/figure/cell.css';
import '@/kit/data/figure/cells-5.css';

const cells = ['index', 'goal', 'approval', 'saeb', 'simulations'];

/** The grey shapes of the whole board. */
export const DashboardSkeleton = () => (
  <div className="stack">
    <AnswerSkeleton text={dashboardText.loading} />
    <PlanLineShape />
    <div className="stack skeleton-late" aria-hidden="true">
      <div className="cells cells-5">
        {cells.map((cell) => (
          <div key={cell} className="cell gap-2">
            <Skeleton className="w-2/3" />
            <Skeleton className="h-8 w-1/2" />
            <Skeleton className="mb-2 w-3/4" />
          </div>
        ))}
      </div>
      <PicturesSkeleton />
    </div>
  </div>
);

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
