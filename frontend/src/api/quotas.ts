import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';

export type Quota = Schemas['Quota'];

/** What the school keeps nearly as much of as it may. */
export const useNearQuotas = (school: number): Resource<Quota[]> =>
  useResource(address('/api/school/{school}/quotas', { school }));
