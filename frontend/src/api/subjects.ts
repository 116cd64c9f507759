import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type Subject = Schemas['Subject'];
export type NewSubject = Omit<Schemas['SaveSubject'], 'schoolId'>;

export const useSubjects = (school: number): Resource<Subject[]> =>
  useResource(address('/api/school/{school}/subjects', { school }));

export function useSubjectActions(schoolId: number) {
  const { postOnce, put, del } = useWrite();
  return {
    save: (subject: NewSubject, id?: number): Promise<Subject> =>
      id === undefined
        ? postOnce('/api/subjects', { body: { ...subject, schoolId } })
        : put('/api/subjects/{id}', { id, body: subject }),
    remove: (id: number): Promise<void> => del('/api/subjects/{id}', { id }),
    createSaeb: () => postOnce('/api/subjects/saeb', { body: { schoolId } }),
  };
}
