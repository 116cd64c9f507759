import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type SchoolClass = Schemas['Class'];
export type NewClass = Omit<Schemas['SaveClass'], 'schoolId'>;
export type ClassChange = Omit<Schemas['ChangeClass'], 'schoolId'>;
export type SchoolYear = Schemas['SchoolYear'];
export type Bimester = Schemas['Bimester'];
export type Colleague = Schemas['Colleague'];

/** Those that are archived, or those that are not. */
export const useClasses = (school: number, archived: boolean): Resource<SchoolClass[]> =>
  useResource(address('/api/school/{school}/classes', { school, archived }));

/** The people who may be chosen to teach a class. */
export const useTeachers = (schoolId: number): Resource<Colleague[]> =>
  useResource(address('/api/users', { role: 'professor', schoolId }));

/** The school year that runs, with its bimesters. */
export const useCurrentYear = (school: number): Resource<SchoolYear> =>
  useResource(address('/api/school/{school}/school-years/current', { school }));

export function useClassActions(schoolId: number) {
  const { post, postOnce, put, del } = useWrite();
  return {
    create: (created: NewClass): Promise<SchoolClass> =>
      postOnce('/api/classes', { body: { ...created, schoolId } }),
    change: (id: number, body: ClassChange): Promise<SchoolClass> => put('/api/classes/{id}', { id, body }),
    archive: (id: number, archived: boolean): Promise<SchoolClass> =>
      post('/api/classes/{id}/archive', { id, body: { archived } }),
    remove: (id: number): Promise<void> => del('/api/classes/{id}', { id }),
    recount: () => post('/api/classes/sync-counts', { body: { schoolId } }),
    setYear: (year: number, bimesters: Bimester[]): Promise<SchoolYear> =>
      put('/api/school/{school}/school-years/{year}', {
        school: schoolId,
        year,
        body: { bimesters },
      }),
  };
}
