import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';

export type Activity = Schemas['Activity'];

/** The newest entries of the school's audit trail. */
export const useActivities = (school: number, limit = 10): Resource<Activity[]> =>
  useResource(address('/api/school/{school}/activities', { school, limit }));
