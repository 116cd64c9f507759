import type { SimulationHistory } from '@/api/use-simulations';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';

import { historyText as text } from './history.text';

/** How many are on screen, and the next page. */
export function MoreButton({ history }: { history: SimulationHistory }) {
  return (
    <>
      {history.moreError ? (
        <Note tone="bad" role="alert" className="mt-3">
          {text.moreFailed} {history.moreError.sentence()}
        </Note>
      ) : null}
      <div className="row between mt-3">
        <p className="text-xs text-subtle" role="status">
          {text.count(history.data?.length ?? 0)}
        </p>
        {history.hasMore ? (
          <Button pending={history.loadingMore} pendingText={text.loadingMore} onClick={history.loadMore}>
            {history.moreError ? text.moreAgain : text.more}
          </Button>
        ) : null}
      </div>
    </>
  );
}
