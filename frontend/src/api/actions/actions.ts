import { address, type Schemas } from '@/api/wire/address';
import { isChanged, type Problem } from '@/api/wire/problem';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type Action = Schemas['Action'];
export type Indicator = Schemas['Indicator'];
export type ActionFields = Schemas['SaveActionFields'];
export type NewAction = Omit<Schemas['SaveAction'], 'schoolId'>;
export type ActionChange = Omit<Schemas['ChangeAction'], 'schoolId'>;
export type ActionStatusChange = Schemas['SetActionStatus'];

/** All actions of the school, with what is late of each today. */
export const useActions = (school: number): Resource<Action[]> =>
  useResource(address('/api/school/{school}/actions', { school }));

/** What somebody else has made of the action meanwhile; null for any other refusal. */
export const changedAction = (error: unknown): Action | null => (isChanged(error) ? currentOf(error) : null);

// The document does not say what a problem brings; these endpoints bring the action.
const currentOf = ({ current }: Problem): Action | null => (current ?? null) as Action | null;

export function useActionDeeds(schoolId: number) {
  const { postOnce, put, patch } = useWrite();
  return {
    create: (created: NewAction): Promise<Action> =>
      postOnce('/api/school/{school}/strategic-actions', {
        school: schoolId,
        body: { ...created, schoolId },
      }),
    change: (id: number, body: ActionChange): Promise<Action> =>
      put('/api/actions/{id}', { id, body: { ...body, schoolId } }),
    setStatus: (id: number, body: ActionStatusChange): Promise<Action> =>
      patch('/api/strategic-actions/{id}/status', { id, body }),
  };
}
