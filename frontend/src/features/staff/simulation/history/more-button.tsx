import type { SimulationHistory } from '@/api/index/simulations';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { historyText as text } from './history.text';

/** How many are on screen, and the next page. */
export function MoreButton({ history }: { history: SimulationHistory }) {
  const { hasMore, moreError, loadingMore, loadMore } = history;
  const count = history.data?.length ?? 0;
  return (
    <>
      {moreError ? (
        <Note tone="bad" role="alert" className="mt-3">
          {text.moreFailed(moreError.sentence())}
        </Note>
      ) : null}
      <div className="row row-between mt-3">
        <p className="text-xs text-subtle" role="status">
          {hasMore ? text.newest(count) : text.count(count)}
        </p>
        {hasMore ? (
          <Button pending={loadingMore} pendingText={text.loadingMore} onClick={loadMore}>
            {moreError ? text.retry : text.showMore}
          </Button>
        ) : null}
      </div>
    </>
  );
}
