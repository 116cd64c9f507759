import { Loading, Skeleton } from '@/kit/feedback/skeleton';

import { actionsText as text } from './actions.text';

import '@/kit/ui/card.css';
import './list/action-card.css';

/** The shapes of the counters and the cards that are on their way. */
export function ActionsShapes() {
  return (
    <Loading text={text.loading}>
      <div className="stack">
        <div className="card">
          <Skeleton className="h-14 w-full" />
        </div>
        <div className="action-card-grid">
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className="card grid gap-3">
              <Skeleton className="w-2/3" />
              <Skeleton className="w-full" />
              <Skeleton className="w-5/6" />
              <Skeleton className="h-14 w-full" />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
