import { type Address, address, type Schemas } from '@/api/wire/address';
import { readCounted } from '@/api/wire/paged/counted';
import { isChanged, isGone, type Problem } from '@/api/wire/problem';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type Milestone = Schemas['Milestone'];
export type NewMilestone = Schemas['SaveMilestone'];
/** What people say of a milestone, as it is sent. */
export type MilestoneFields = Required<NewMilestone>;
export type MilestoneChange = Schemas['ChangeMilestone'];
/** One beside all actions, without its description. */
export type ShownMilestone = Schemas['ShownMilestone'];

/** The milestones of an action, in their order. */
export const useMilestones = (id: number): Resource<Milestone[]> =>
  useResource(address('/api/actions/{id}/milestones', { id }));

/** What somebody else has made of the milestone meanwhile; null for any other refusal. */
export const changedMilestone = (error: unknown): Milestone | null =>
  isChanged(error) ? currentOf(error) : null;

// The document does not say what a problem brings; this endpoint brings the milestone.
const currentOf = ({ current }: Problem): Milestone | null => (current ?? null) as Milestone | null;

/** Somebody has deleted the milestone meanwhile. */
export const isMilestoneGone = (error: unknown): boolean => isGone(error);

export interface AllMilestones {
  /** By the action. */
  of: ReadonlyMap<number, ShownMilestone[]>;
  /** How many the server left out: it gives the open ones first. */
  left: number;
}

const readAll = async (to: Address<ShownMilestone[]>): Promise<AllMilestones> => {
  const { list, total } = await readCounted(to);
  return { of: byAction(list), left: total - list.length };
};

/** The milestones of all actions. */
export const useAllMilestones = (school: number): Resource<AllMilestones> =>
  useResource(address('/api/school/{school}/actions/milestones', { school }), readAll);

function byAction(milestones: readonly ShownMilestone[]): ReadonlyMap<number, ShownMilestone[]> {
  const found = new Map<number, ShownMilestone[]>();
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
    change: (id: number, body: MilestoneChange): Promise<Milestone> =>
      put('/api/milestones/{id}', { id, body }),
    complete: (id: number): Promise<Milestone> => patch('/api/milestones/{id}/complete', { id }),
    reopen: (id: number, reason: string): Promise<Milestone> =>
      post('/api/milestones/{id}/reopen', { id, body: { reason } }),
    remove: (id: number): Promise<void> => del('/api/milestones/{id}', { id }),
    order: (action: number, ids: number[]): Promise<Milestone[]> =>
      put('/api/actions/{id}/milestones/order', { id: action, body: { ids } }),
  };
}
