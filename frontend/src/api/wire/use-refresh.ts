import { useSWRConfig } from 'swr';

import { isWatched } from './watched';

/**
 * After a write: reads again what is on screen and begins with one of these paths. What no one looks at is
 * forgotten, so that the page that needs it next reads it anew.
 */
export function useRefresh(): (...prefixes: string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (...prefixes) => {
    const concerns = (key: unknown, onScreen: boolean) =>
      typeof key === 'string' &&
      prefixes.some((prefix) => key.startsWith(prefix)) &&
      isWatched(key) === onScreen;
    await Promise.all([
      mutate((key) => concerns(key, false), undefined, { revalidate: false }),
      mutate((key) => concerns(key, true)),
    ]);
  };
}
