import { query } from '@/api/wire/client';
import type { Activity } from './schema';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { schoolPath } from './use-school';

/** The newest entries of the school's audit trail. */
export const useActivities = (schoolId: number, limit = 10): Resource<Activity[]> =>
  useResource<Activity[]>(`${schoolPath(schoolId)}/activities${query({ limit })}`);
