import { address, type Schemas } from '@/api/wire/address';
import { readAddress } from '@/api/wire/client';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type Subject = Schemas['Subject'];
export type NewSubject = Omit<Schemas['SaveSubject'], 'schoolId'>;
export type SubjectChange = Omit<Schemas['ChangeSubject'], 'schoolId'>;

export const useSubjects = (school: number): Resource<Subject[]> =>
  useResource(address('/api/school/{school}/subjects', { school }));

export const readSubjects = (school: number): Promise<Subject[]> =>
  readAddress(address('/api/school/{school}/subjects', { school }));

export function useSubjectActions(schoolId: number) {
  const { postOnce, put, del } = useWrite();
  return {
    create: (subject: NewSubject): Promise<Subject> =>
      postOnce('/api/subjects', { body: { ...subject, schoolId } }),
    change: (id: number, body: SubjectChange): Promise<Subject> => put('/api/subjects/{id}', { id, body }),
    remove: (id: number): Promise<void> => del('/api/subjects/{id}', { id }),
    createSaeb: () => postOnce('/api/subjects/saeb', { body: { schoolId } }),
  };
}
