import useSWR from 'swr';

import type { Address } from './address';
import type { Problem } from './problem';
import { useWatch } from './watched';

export interface Resource<T> {
  data: T | undefined;
  /** Set when the last read failed and there is nothing to show. */
  error: Problem | undefined;
  loading: boolean;
  retry: () => void;
}

/** One read of the server, by its address; its answer, or what `readIt` makes of it. A null address waits. */
export function useResource<T, R = T>(
  address: Address<T> | null,
  readIt?: (to: Address<T>) => Promise<R>,
): Resource<R> {
  const { data, error, isLoading, isValidating, mutate } = useSWR<R, Problem>(address, readIt ?? null);
  useWatch(address);
  const waiting = isLoading || (isValidating && data === undefined);
  return {
    data,
    error: data === undefined && !waiting ? error : undefined,
    loading: address === null || waiting,
    retry: () => void mutate().catch(() => undefined),
  };
}
