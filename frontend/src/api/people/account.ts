import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type OpenSession = Schemas['Session'];
export type Profile = Schemas['ChangeOwnAccount'];

/** Where the signed-in person is signed in. */
export const useOpenSessions = (): Resource<OpenSession[]> => useResource(address('/api/auth/sessions'));

export function useAccountActions() {
  const { put, del } = useWrite();
  return {
    change: (body: Profile): Promise<void> => put('/api/auth/user', { body }),
    endSession: (id: number): Promise<void> => del('/api/auth/sessions/{id}', { id }),
    endOtherSessions: (): Promise<void> => del('/api/auth/sessions'),
  };
}
