import type { SWRConfiguration } from 'swr';

import { get } from './client';

/** Fresh forever: no retry, no refetch on a timer, on focus or on reconnecting. A write refreshes its lists. */
export const swrOptions: SWRConfiguration = {
  fetcher: (path: string) => get(path),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  // Requests under way are shared. One that is over must not answer for the next: it may be of a session that ended.
  dedupingInterval: 0,
};
