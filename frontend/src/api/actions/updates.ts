import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

import type { Action } from './actions';

export type ActionUpdate = Schemas['ActionUpdate'];
export type NewActionUpdate = Schemas['WriteActionUpdate'];

/** How many entries come at once. */
export const A_STRETCH = 50;

/** What happened with an action, the newest first; those older than `before`. */
export const useUpdates = (id: number, before?: number): Resource<ActionUpdate[]> =>
  useResource(
    address('/api/actions/{id}/updates', {
      id,
      limit: A_STRETCH,
      ...(before === undefined ? {} : { before }),
    }),
  );

export function useWriteUpdate(id: number): (body: NewActionUpdate) => Promise<Action> {
  const { postOnce } = useWrite();
  return (body) => postOnce('/api/actions/{id}/updates', { id, body });
}
