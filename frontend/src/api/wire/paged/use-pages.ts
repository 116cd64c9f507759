import useSWRInfinite, { unstable_serialize } from 'swr/infinite';

import type { Address } from '@/api/wire/address';
import type { Problem } from '@/api/wire/problem';
import type { Resource } from '@/api/wire/use-resource';
import { useWatch } from '@/api/wire/watched';

/** A part of a list, and where it goes on; null where it ends. */
interface Page {
  next: string | null;
}

export interface Pages<T> extends Resource<T[]> {
  hasMore: boolean;
  /** Set when the last page asked for could not be read; `loadMore` asks for it again. */
  moreError: Problem | undefined;
  loadingMore: boolean;
  loadMore: () => void;
}

/** The pages are kept together, which a write forgets only while they are on screen: read again as it opens. */
const options = { revalidateOnMount: true, revalidateFirstPage: true };

/** A list that the server cuts, page after page; `pageOf` is the address of the one after a place. */
export function usePages<T extends Page>(pageOf: (before: string | null) => Address<T> | null): Pages<T> {
  const page = (index: number, previous: T | null) => {
    if (previous === null || index === 0) return pageOf(null);
    return previous.next === null ? null : pageOf(previous.next);
  };
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<T, Problem>(
    page,
    options,
  );
  useWatch(unstable_serialize(page));
  const missing = data !== undefined && size > data.length;
  return {
    data,
    error: data === undefined ? error : undefined,
    loading: isLoading || (data === undefined && error === undefined),
    retry: () => void mutate().catch(() => undefined),
    hasMore: data !== undefined && data.at(-1)?.next !== null,
    moreError: missing && !isValidating ? error : undefined,
    loadingMore: isValidating && missing,
    loadMore: () => void setSize(missing ? size : size + 1).catch(() => undefined),
  };
}
