import { useState } from 'react';

/** What a screen knows of something it reads; the api layer's Resource is one. */
export interface ReadState<T> {
  data: T | undefined;
  /** Why the last read failed. */
  error: { readonly status: number; sentence(fallback?: string): string } | undefined;
  loading: boolean;
  retry: () => void;
}

/** Two reads as one: there when both are, and only what failed is read again. */
export function joined<A, B>(a: ReadState<A>, b: ReadState<B>): ReadState<readonly [A, B]> {
  return {
    data: a.data === undefined || b.data === undefined ? undefined : [a.data, b.data],
    error: a.error ?? b.error,
    loading: a.loading || b.loading,
    retry() {
      if (a.error) a.retry();
      if (b.error) b.retry();
    },
  };
}

/**
 * A list keeps what it shows until the next page or the next search is there; `stale` says that it is the last one.
 * A read that fails is shown as such.
 */
export function useKept<T>(resource: ReadState<T>): ReadState<T> & { stale: boolean } {
  const { data, loading } = resource;
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const stale = data === undefined && loading && last !== undefined;
  return { ...resource, data: stale ? last : data, stale };
}
