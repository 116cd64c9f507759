import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type Pupil = Schemas['Pupil'];
export type PupilDetails = Schemas['PupilDetails'];
export type PupilAccess = Schemas['PupilAccess'];
export type PupilPage = Schemas['PupilPage'];
export type PupilCounts = Schemas['PupilCounts'];
export type ClassMove = Schemas['ClassMove'];
export type Performance = Schemas['PupilPerformance'];
export type NewPupil = Omit<Schemas['CreatePupil'], 'schoolId'>;
export type PupilChange = Schemas['ChangePupil'];
export type PupilBulk = Schemas['PupilBulk'];
/** How long the password that was issued opens something; it stands on the pupil's card alone. */
export type IssuedUntil = Schemas['CardIssued'];

/** What a list of pupils is narrowed down to; all of them without anything. */
export interface PupilFilter {
  /** Beginnings of a name's words, or a part of the number. */
  q?: string | null;
  /** A class, or "none" for who is in none. */
  classId?: string | null;
  active?: boolean | null;
}

/** As many as a page of them has. */
export const A_PAGE = 50;

/** A page of the pupils whom the signed-in person may see, in alphabetical order. */
export const usePupils = (school: number, filter: PupilFilter, page: number): Resource<PupilPage> =>
  useResource(address('/api/school/{school}/students', { school, ...filter, page }));

export const usePupilCounts = (school: number): Resource<PupilCounts> =>
  useResource(address('/api/school/{school}/students/counts', { school }));

/** One pupil; null waits. */
export const usePupil = (id: number | null): Resource<Pupil> =>
  useResource(id === null ? null : address('/api/students/{id}', { id }));

/** The classes that a pupil came through, the newest first. */
export const useClassMoves = (id: number): Resource<ClassMove[]> =>
  useResource(address('/api/students/{id}/class-moves', { id }));

export const usePerformance = (id: number): Resource<Performance[]> =>
  useResource(address('/api/students/{id}/performance', { id }));

/** The file of the pupils of a filter, or of some of them, in the layout that the import reads. */
export const exportAddress = (
  school: number,
  format: 'xlsx' | 'csv',
  of: PupilFilter & { ids?: string },
): string => address('/api/school/{school}/students/export', { school, format, ...of });

/** The file of everything that is kept of one pupil. */
export const everythingAddress = (id: number): string => address('/api/students/{id}/export', { id });

export function usePupilActions(schoolId: number) {
  const { post, postOnce, put } = useWrite();
  return {
    create: (pupil: NewPupil): Promise<Pupil> => postOnce('/api/students', { body: { ...pupil, schoolId } }),
    change: (id: number, body: PupilChange): Promise<Pupil> => put('/api/students/{id}', { id, body }),
    bulk: (body: PupilBulk) => post('/api/students/bulk', { body }),
    erase: (id: number, studentId: string): Promise<void> =>
      post('/api/students/{id}/erase', { id, body: { studentId } }),
    reset: (id: number): Promise<IssuedUntil> => post('/api/students/{id}/reset-password', { id }),
    issue: (ids: readonly number[]) => post('/api/students/cards/issue', { body: { ids: [...ids] } }),
  };
}
