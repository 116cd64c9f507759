import { useSWRConfig } from 'swr';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';

import type { Stage } from '@/domain/stage';

import { post, query } from '@/api/wire/client';
import type { Problem } from '@/api/wire/problem';
import type { NewSimulation, NewSimulation, Simulation, SimulationInsights } from './schema';
import { useRefresh } from '@/api/wire/use-refresh';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { schoolPath } from './use-school';

const listPath = (schoolId: number): string => `${schoolPath(schoolId)}/simulations`;

/** The newest simulations, at most `limit`. */
export const useSimulations = (schoolId: number, limit = 50): Resource<Simulation[]> =>
  useResource<Simulation[]>(`${listPath(schoolId)}${query({ limit })}`);

export interface SimulationHistory extends Resource<Simulation[]> {
  hasMore: boolean;
  /** Set when the last page asked for could not be read; `loadMore` asks for it again. */
  moreError: Problem | undefined;
  loadingMore: boolean;
  loadMore: () => void;
}

const HISTORY_PAGE = 50;

/** Pages are kept under keys of their own, which a save does not reach: the history is read again as it opens. */
const historyOptions = { revalidateOnMount: true, revalidateFirstPage: true };

const historyPage =
  (schoolId: number, pageSize: number) => (index: number, previous: Simulation[] | null) => {
    if (previous && previous.length < pageSize) return null;
    const before = index === 0 ? undefined : previous?.at(-1)?.id;
    return `${listPath(schoolId)}${query({ limit: pageSize, before })}`;
  };

/** The whole history, a page at a time, newest first. */
export function useSimulationHistory(schoolId: number): SimulationHistory {
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<
    Simulation[],
    Problem
  >(historyPage(schoolId, HISTORY_PAGE), historyOptions);
  const last = data?.at(-1);
  const missing = data !== undefined && size > data.length;
  return {
    data: data?.flat(),
    error: data === undefined ? error : undefined,
    loading: isLoading,
    retry: () => void mutate().catch(() => undefined),
    hasMore: last !== undefined && last.length === HISTORY_PAGE,
    moreError: missing && !isValidating ? error : undefined,
    loadingMore: isValidating && missing,
    loadMore: () => void setSize(missing ? size : size + 1).catch(() => undefined),
  };
}

export const useSimulationInsights = (schoolId: number, stage?: Stage): Resource<SimulationInsights> =>
  useResource<SimulationInsights>(`${listPath(schoolId)}/insights${query({ stage })}`);

export function useSimulationActions(schoolId: number) {
  const refresh = useRefresh();
  const { mutate } = useSWRConfig();
  const school = schoolPath(schoolId);

  return {
    /** Saves a simulation and refreshes the lists it appears in. */
    async save(simulation: NewSimulation): Promise<Simulation> {
      const saved = await post<Simulation>('/api/simulations', { ...simulation, schoolId });
      await Promise.all([
        refresh(listPath(schoolId), `${school}/activities`),
        mutate(unstable_serialize(historyPage(schoolId, HISTORY_PAGE))),
      ]);
      return saved;
    },
  };
}
