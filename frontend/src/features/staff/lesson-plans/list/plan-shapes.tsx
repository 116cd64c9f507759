import { Loading, Skeleton } from '@/kit/feedback/skeleton';

import { lessonPlansText as text } from '../lesson-plans.text';

import '@/kit/ui/card.css';
import './plan-card.css';

/** The shapes of the cards that are on their way. */
export function PlanShapes() {
  return (
    <Loading text={text.loading}>
      <div className="plan-card-grid">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="card grid gap-3">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-5/6" />
            <Skeleton className="w-2/3" />
            <Skeleton className="h-14 w-full" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
