import { put } from '@/api/wire/client';
import type { InepCodeSet, NewInepCode, School } from './schema';
import { useRefresh } from '@/api/wire/use-refresh';
import { type Resource, useResource } from '@/api/wire/use-resource';

export const schoolPath = (schoolId: number): string => `/api/school/${schoolId}`;

export const useSchool = (schoolId: number): Resource<School> => useResource<School>(schoolPath(schoolId));

/** Sets the school's INEP code: with it come the published results, so that all of the school is read again. */
export function useSetInepCode(schoolId: number): (code: NewInepCode) => Promise<InepCodeSet> {
  const refresh = useRefresh();
  return async (code) => {
    const set = await put<InepCodeSet>(`${schoolPath(schoolId)}/inep-code`, code);
    await refresh(schoolPath(schoolId));
    return set;
  };
}
