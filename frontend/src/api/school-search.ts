import useSWR from 'swr';

import { type Address, address, type Schemas } from '@/api/wire/address';
import { readCounted } from '@/api/wire/paged/counted';
import type { Problem } from '@/api/wire/problem';
import type { Resource } from '@/api/wire/use-resource';

export type FoundSchool = Schemas['FoundSchool'];

/** Up to here the server counts. */
const COUNTED = 1_000;

/** The schools that a search shows, and of how many. */
export interface SchoolsFound {
  schools: FoundSchool[];
  total: number;
  /** Whether there are more than the total. */
  isMany: boolean;
}

async function readFound(to: Address<FoundSchool[]>): Promise<SchoolsFound> {
  const { list, total } = await readCounted(to);
  return { schools: list, total: Math.min(total, COUNTED), isMany: total > COUNTED };
}

/** Schools as INEP published them, by beginnings of words of name, city, state or code; null waits. */
export function useSchoolSearch(q: string | null): Resource<SchoolsFound> {
  const to = q === null ? null : address('/api/reference/schools', { q });
  const { data, error, isLoading, mutate } = useSWR<SchoolsFound, Problem>(to, readFound);
  return {
    data,
    error: data === undefined && !isLoading ? error : undefined,
    loading: to === null || isLoading,
    retry: () => void mutate().catch(() => undefined),
  };
}
