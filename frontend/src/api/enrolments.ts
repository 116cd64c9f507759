import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type Enrolment = Schemas['Enrolment'];
export type NewEnrolment = Schemas['SetEnrolment'];

/** How many pupils each grade has, by stage. */
export const useEnrolments = (school: number): Resource<Enrolment[]> =>
  useResource(address('/api/school/{school}/enrolments', { school }));

export function useEnrolmentActions(school: number) {
  const { put } = useWrite();
  return {
    set: (body: NewEnrolment): Promise<void> => put('/api/school/{school}/enrolments', { school, body }),
  };
}
