import { address, type Schemas } from '@/api/wire/address';
import { askForFile } from '@/api/wire/client';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type Pupil = Schemas['Pupil'];
export type PupilDetails = Schemas['PupilDetails'];
export type PupilAccess = Schemas['PupilAccess'];
export type PupilPage = Schemas['Pupils'];
export type PupilCounts = Schemas['PupilCounts'];
export type ClassMove = Schemas['ClassMove'];
export type Performance = Schemas['Performance'];
export type NewPupil = Omit<Schemas['CreatePupil'], 'schoolId'>;
export type PupilChange = Schemas['ChangePupil'];
export type PupilsChange = Schemas['ChangePupils'];
/** How long the password that was issued opens something; it stands on the pupil's card alone. */
export type IssuedUntil = Schemas['PupilPasswordIssued'];

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

export type FileFormat = Schemas['PupilFileFormat'];

/** The pupils of a filter, or some of them, in the layout that the import reads. */
export const exportPupils = (
  school: number,
  format: FileFormat,
  of: PupilFilter | { ids: number[] },
): Promise<Blob> => askForFile('/api/school/{school}/students/export', { school, body: { format, ...of } });

/** Everything that is kept of one pupil. */
export const exportEverything = (id: number): Promise<Blob> =>
  askForFile('/api/students/{id}/export', { id });

export function usePupilActions(schoolId: number) {
  const { post, postOnce, put } = useWrite();
  return {
    create: (pupil: NewPupil): Promise<Pupil> => postOnce('/api/students', { body: { ...pupil, schoolId } }),
    change: (id: number, body: PupilChange): Promise<Pupil> => put('/api/students/{id}', { id, body }),
    bulk: (body: PupilsChange) => post('/api/students/bulk', { body }),
    erase: (id: number, studentId: string): Promise<void> =>
      post('/api/students/{id}/erase', { id, body: { studentId } }),
    reset: (id: number): Promise<IssuedUntil> => post('/api/students/{id}/reset-password', { id }),
    issue: (ids: readonly number[]) => post('/api/students/cards/issue', { body: { ids: [...ids] } }),
  };
}
