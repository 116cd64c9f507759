import type { ReactNode } from 'react';

import type { Simulation } from '@/api/index/simulations';
import type { Resource } from '@/api/wire/use-resource';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';

import { historyText as text } from './history.text';

interface HistoryViewProps {
  resource: Resource<Simulation[]>;
  /** Grey lines while it is read, and whether its words are only read out. */
  lines: number;
  quiet?: boolean;
  empty?: ReactNode;
  children: (simulations: Simulation[]) => ReactNode;
}

/** Saved simulations, wherever they are listed. */
export function HistoryView({ resource, lines, quiet = false, empty, children }: HistoryViewProps) {
  return (
    <ResourceView
      resource={resource}
      loading={
        <Loading text={text.loading} quiet={quiet}>
          <SkeletonLines lines={lines} />
        </Loading>
      }
      renderFailed={(error, retry) => (
        <ErrorState title={text.failed} detail={error.sentence()} onRetry={retry} />
      )}
      empty={
        empty ?? (
          <Empty title={text.emptyTitle} level={3}>
            {text.empty}
          </Empty>
        )
      }
    >
      {children}
    </ResourceView>
  );
}
