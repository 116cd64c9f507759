import type { School } from './schema';
import { type Resource, useResource } from './use-resource';

export const schoolPath = (schoolId: number): string => `/api/school/${schoolId}`;

export const useSchool = (schoolId: number): Resource<School> => useResource<School>(schoolPath(schoolId));
