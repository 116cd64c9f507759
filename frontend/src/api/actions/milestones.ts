import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type Milestone = Schemas['Milestone'];
export type NewMilestone = Schemas['SaveMilestone'];

/** The milestones of an action, in their order. */
export const useMilestones = (id: number): Resource<Milestone[]> =>
  useResource(address('/api/actions/{id}/milestones', { id }));

/** The milestones of all actions, by the action. */
export function useAllMilestones(school: number): Resource<ReadonlyMap<number, Milestone[]>> {
  const all = useResource(address('/api/school/{school}/actions/milestones', { school }));
  return { ...all, data: all.data && byAction(all.data) };
}

function byAction(milestones: readonly Milestone[]): ReadonlyMap<number, Milestone[]> {
  const found = new Map<number, Milestone[]>();
  for (const milestone of milestones) {
    const known = found.get(milestone.actionId);
    if (known) known.push(milestone);
    else found.set(milestone.actionId, [milestone]);
  }
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
