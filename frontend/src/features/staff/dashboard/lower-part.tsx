import { lazyPart } from '@/kit/browser/lazy-part';
import { Skeleton } from '@/kit/feedback/skeleton';
import { Below } from '@/kit/ui/below';

import { dashboardText } from './dashboard.text';
import type { LowerViewProps } from './lower-view';

const view = lazyPart(() => import('./lower-view').then((module) => module.LowerView));

/** The lower part of the dashboard, once somebody comes to it. */
export const LowerPart = (props: LowerViewProps) => (
  <Below shapes={<Shapes />} failed={dashboardText.cardFailed}>
    <view.Component {...props} />
  </Below>
);

const Shapes = () => (
  <div className="grid-1-1 no-print" aria-hidden="true">
    <Skeleton className="h-80 rounded-lg" />
    <Skeleton className="h-80 rounded-lg" />
  </div>
);
