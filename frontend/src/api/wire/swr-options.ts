import type { SWRConfiguration } from 'swr';

import type { Address } from './address';
import { readAddress } from './client';

/**
 * Fresh until something is written or a board is opened (`useWrite`, `useReadOnOpening`): no retry, no reading again
 * on a timer, on focus or on reconnecting.
 */
export const swrOptions: SWRConfiguration = {
  fetcher: (address: Address<unknown>) => readAddress(address),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  // Requests under way are shared. One that is over must not answer for the next: it may be of a session that ended.
  dedupingInterval: 0,
};
