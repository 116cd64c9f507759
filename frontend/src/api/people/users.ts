import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type Colleague = Schemas['Colleague'];
export type Account = Schemas['Account'];
export type NewUser = Omit<Schemas['CreateUser'], 'schoolId'>;
export type UserChange = Schemas['ChangeUser'];
/** Told once: nothing keeps it but what shows it. */
export type IssuedPassword = Schemas['IssuedPassword'];

/** The staff; the gestor sees their accounts too, and who may not sign in. */
export const useStaff = (schoolId: number): Resource<Colleague[]> =>
  useResource(address('/api/users', { schoolId, accounts: true }));

/** Who works at the school now. */
export const useColleagues = (schoolId: number): Resource<Colleague[]> =>
  useResource(address('/api/users', { schoolId }));

export function useUserActions(schoolId: number) {
  const { post, put, del } = useWrite();
  return {
    create: (user: NewUser): Promise<IssuedPassword> => post('/api/users', { body: { ...user, schoolId } }),
    change: (id: number, body: UserChange): Promise<void> => put('/api/users/{id}', { id, body }),
    setActive: (id: number, active: boolean): Promise<void> =>
      put('/api/users/{id}/active', { id, body: { active } }),
    issuePassword: (id: number): Promise<IssuedPassword> => post('/api/users/{id}/reset-password', { id }),
    endSessions: (id: number): Promise<void> => del('/api/users/{id}/sessions', { id }),
  };
}

/** Whether professors see the pupils of their own classes alone. */
export const useVisibility = (school: number): Resource<Schemas['Visibility']> =>
  useResource(address('/api/school/{school}/visibility', { school }));

export function useSetVisibility(school: number) {
  const { put } = useWrite();
  return (ownClassesOnly: boolean) =>
    put('/api/school/{school}/visibility', { school, body: { ownClassesOnly } });
}
