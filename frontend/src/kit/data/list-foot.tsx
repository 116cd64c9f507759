import type { ReactNode } from 'react';

import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

interface ListFootProps {
  pages: {
    hasMore: boolean;
    moreError: { sentence: () => string } | undefined;
    loadingMore: boolean;
    loadMore: () => void;
  };
  text: { more: string; loadingMore: string; moreFailed: (message: string) => string };
  /** How much of the list is shown. */
  children: ReactNode;
}

/** Below a list that the server cuts: how much of it is shown, and the next page. */
export function ListFoot({ pages, text, children }: ListFootProps) {
  const { hasMore, moreError, loadingMore, loadMore } = pages;
  return (
    <>
      {moreError ? (
        <Note tone="bad" role="alert" className="mt-3">
          {text.moreFailed(moreError.sentence())}
        </Note>
      ) : null}
      <div className="row row-between mt-3">
        <p className="text-xs text-subtle" role="status">
          {children}
        </p>
        {hasMore ? (
          <Button pending={loadingMore} pendingText={text.loadingMore} onClick={loadMore}>
            {text.more}
          </Button>
        ) : null}
      </div>
    </>
  );
}
