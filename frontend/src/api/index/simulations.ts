import useSWRInfinite, { unstable_serialize } from 'swr/infinite';

import type { Stage } from '@/domain/index/stage';

import { type Address, address, type Schemas } from '@/api/wire/address';
import type { Problem } from '@/api/wire/problem';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';
import { useWatch } from '@/api/wire/watched';

export type Simulation = Schemas['Simulation'];
export type SimulationMode = Schemas['Mode'];
export type SimulationInsights = Schemas['SimulationInsights'];
export type SimulationPoint = Schemas['Highlight'];
export type NewSimulation = Schemas['SaveSimulation'];

/** The newest simulations, at most `limit`; those of a stage and of none where one is named. */
export const useSimulations = (school: number, limit = 50, stage?: Stage): Resource<Simulation[]> =>
  useResource(address('/api/school/{school}/simulations', { school, limit, stage: stage ?? null }));

/** One simulation by its number; null reads none. */
export const useSimulation = (id: number | null): Resource<Simulation> =>
  useResource(id === null ? null : address('/api/simulations/{id}', { id }));

export interface SimulationHistory extends Resource<Simulation[]> {
  hasMore: boolean;
  /** Set when the last page asked for could not be read; `loadMore` asks for it again. */
  moreError: Problem | undefined;
  loadingMore: boolean;
  loadMore: () => void;
}

const HISTORY_PAGE = 50;

/** The pages are kept together, which a write forgets only while they are on screen: read again as it opens. */
const historyOptions = { revalidateOnMount: true, revalidateFirstPage: true };

const historyPage =
  (school: number, stage: Stage | null) =>
  (index: number, previous: Simulation[] | null): Address<Simulation[]> | null => {
    if (previous && previous.length < HISTORY_PAGE) return null;
    const before = index === 0 ? null : (previous?.at(-1)?.id ?? null);
    return address('/api/school/{school}/simulations', { school, limit: HISTORY_PAGE, before, stage });
  };

/** The whole history, or that of a stage, a page at a time, newest first. */
export function useSimulationHistory(school: number, stage: Stage | null = null): SimulationHistory {
  const page = historyPage(school, stage);
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<
    Simulation[],
    Problem
  >(page, historyOptions);
  useWatch(unstable_serialize(page));
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

export const useSimulationInsights = (school: number, stage?: Stage): Resource<SimulationInsights> =>
  useResource(address('/api/school/{school}/simulations/insights', { school, stage: stage ?? null }));

export function useSimulationActions(schoolId: number) {
  const { post, postOnce, put, del } = useWrite();
  return {
    save: (simulation: NewSimulation): Promise<Simulation> =>
      postOnce('/api/simulations', { body: { ...simulation, schoolId } }),
    rename: (id: number, name: string): Promise<Simulation> =>
      put('/api/simulations/{id}', { id, body: { name } }),
    remove: (id: number): Promise<void> => del('/api/simulations/{id}', { id }),
    /** Takes a removal back: as it was, until the same person removes another. */
    restore: (id: number): Promise<Simulation> => post('/api/simulations/{id}/restore', { id }),
  };
}
