import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

import { watchedKeys } from './watched';

/**
 * A board that is opened shows what is known and reads it again: a colleague may have written meanwhile. Stands below
 * the page's own reads; what it reads for the first time is left to them.
 */
export function useReadOnOpening(of = '/api/school/'): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    const known = watchedKeys().filter((key) => key.startsWith(of) && cache.get(key)?.data !== undefined);
    known.forEach((key) => void mutate(key));
  }, [cache, mutate, of]);
}
