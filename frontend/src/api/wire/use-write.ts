import { useSWRConfig } from 'swr';

import { Problem } from './problem';
import { isWatched, watchedKeys } from './watched';

/** No answer, or one of a relay that has lost it: it may have been written all the same. */
const isUnknown = (error: unknown): boolean =>
  error instanceof Problem && (error.status === 0 || error.status >= 500);

/**
 * The way of every write. Afterwards what is on screen is read again, and kept there meanwhile; what no one looks at
 * is forgotten, so that the page that needs it next reads it anew.
 */
export function useWrite(): <T>(send: () => Promise<T>) => Promise<T> {
  const { mutate } = useSWRConfig();

  async function refresh(): Promise<void> {
    await Promise.all([
      mutate((key) => typeof key === 'string' && !isWatched(key), undefined, { revalidate: false }),
      ...watchedKeys().map((key) => mutate(key)),
    ]);
  }

  return async (send) => {
    try {
      const answer = await send();
      await refresh();
      return answer;
    } catch (error) {
      // The failure is told at once.
      if (isUnknown(error)) void refresh();
      throw error;
    }
  };
}
