import { type ReactNode, useDeferredValue } from 'react';

import { FailedNote } from './failed-note';
import type { ReadState } from './read-state';
import { Loading, SkeletonLines } from './skeleton';

type Render<T> = (error: NonNullable<ReadState<T>['error']>, retry: () => void) => ReactNode;

/** The sentence of a note with a button to try again, or words of one's own. */
type Failed<T> = { failed: string; renderFailed?: never } | { failed?: never; renderFailed: Render<T> };

type ResourceViewProps<T> = Failed<T> & {
  resource: ReadState<T>;
  /** The sentence that is read out over four grey lines, or shapes of one's own. */
  loading: ReactNode;
  /** Stands there instead of an empty list. */
  empty?: ReactNode;
  /** Stands there when the server has no such thing (404). */
  noneFound?: ReactNode;
  /** Stands over what is still shown after a later read failed. */
  renderStale?: Render<T>;
  children: (data: T) => ReactNode;
};

/** Something that is read, in each of its states, in one order: content, none found, failed, loading. */
export function ResourceView<T>(props: ResourceViewProps<T>) {
  const { resource, loading, failed, renderFailed, empty, noneFound, renderStale, children } = props;
  const { data, error, retry } = resource;
  // What has just come is drawn in small steps, between which a phone answers; what changes later, at once.
  const isDrawn = useDeferredValue(data !== undefined);
  if (data !== undefined && isDrawn) {
    const isEmpty = Array.isArray(data) && data.length === 0;
    return (
      <>
        {error ? renderStale?.(error, retry) : null}
        {isEmpty && empty ? empty : children(data)}
      </>
    );
  }
  if (error?.status === 404 && noneFound) return noneFound;
  if (error) {
    return renderFailed ? renderFailed(error, retry) : <FailedNote text={failed} onRetry={retry} />;
  }
  if (typeof loading !== 'string') return loading;
  return (
    <Loading quiet text={loading}>
      <SkeletonLines lines={4} />
    </Loading>
  );
}
