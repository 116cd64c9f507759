import { address, type Schemas } from '@/api/wire/address';
import { read } from '@/api/wire/client';
import { type Resource, useResource } from '@/api/wire/use-resource';

export type ReferenceSchool = Schemas['ReferenceSchool'];

/** A school as INEP published it; null waits. */
export const useReferenceSchool = (inepCode: string | null): Resource<ReferenceSchool> =>
  useResource(inepCode === null ? null : address('/api/reference/schools/{inepCode}', { inepCode }));

/** The same, once. */
export const findReferenceSchool = (inepCode: string): Promise<ReferenceSchool> =>
  read('/api/reference/schools/{inepCode}', { inepCode });
