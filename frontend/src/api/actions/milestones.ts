import useSWR from 'swr';

import { address, type Schemas } from '@/api/wire/address';
import { read } from '@/api/wire/client';
import type { Problem } from '@/api/wire/problem';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';
import { useWatch } from '@/api/wire/watched';

export type Milestone = Schemas['Milestone'];
export type NewMilestone = Schemas['SaveMilestone'];

/** The milestones of an action, in their order. */
export const useMilestones = (id: number): Resource<Milestone[]> =>
  useResource(address('/api/actions/{id}/milestones', { id }));

/** How many actions' milestones are asked for at once: a person has a share of the server's places. */
const AT_ONCE = 3;

/** The milestones of several actions, by the action. */
export function useMilestonesOf(ids: readonly number[]): Resource<ReadonlyMap<number, Milestone[]>> {
  const key = ids.length === 0 ? null : `milestones ${ids.join(' ')}`;
  const { data, error, isLoading, mutate } = useSWR<ReadonlyMap<number, Milestone[]>, Problem>(key, () =>
    readAll(ids),
  );
  useWatch(key);
  return {
    data: key === null ? new Map() : data,
    error: data === undefined ? error : undefined,
    loading: isLoading,
    retry: () => void mutate().catch(() => undefined),
  };
}

async function readAll(ids: readonly number[]): Promise<ReadonlyMap<number, Milestone[]>> {
  const found = new Map<number, Milestone[]>();
  const left = [...ids];
  const work = async (): Promise<void> => {
    const id = left.shift();
    if (id === undefined) return;
    found.set(id, await read('/api/actions/{id}/milestones', { id }));
    await work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

export function useMilestoneDeeds() {
  const { post, postOnce, put, patch, del } = useWrite();
  return {
    add: (action: number, body: NewMilestone): Promise<Milestone> =>
      postOnce('/api/actions/{id}/milestones', { id: action, body }),
    change: (id: number, body: NewMilestone): Promise<Milestone> => put('/api/milestones/{id}', { id, body }),
    complete: (id: number): Promise<Milestone> => patch('/api/milestones/{id}/complete', { id }),
    reopen: (id: number, reason: string): Promise<Milestone> =>
      post('/api/milestones/{id}/reopen', { id, body: { reason } }),
    remove: (id: number): Promise<void> => del('/api/milestones/{id}', { id }),
    order: (action: number, ids: number[]): Promise<Milestone[]> =>
      put('/api/actions/{id}/milestones/order', { id: action, body: { ids } }),
  };
}
