import { useSWRConfig } from 'swr';

/** Reads again every list whose path begins with one of these; used after a write. */
export function useRefresh(): (...prefixes: string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (...prefixes) => {
    await mutate((key) => typeof key === 'string' && prefixes.some((prefix) => key.startsWith(prefix)));
  };
}
