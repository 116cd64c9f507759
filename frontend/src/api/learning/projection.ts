import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';

export type ClassProjection = Schemas['ClassProjection'];
export type ComponentProjection = Schemas['ComponentProjection'];
export type DescriptorGain = Schemas['DescriptorGain'];
export type SchoolProjection = Schemas['SchoolProjection'];
export type StageProjection = Schemas['StageProjection'];
export type ProjectionIndex = Schemas['ProjectionIndex'];

/** How a class would do on its stage's matrices, and what would raise it; null waits. */
export const useClassProjection = (id: number | null): Resource<ClassProjection> =>
  useResource(id === null ? null : address('/api/classes/{id}/projection', { id }));

/** All three stages; of a large school it takes seconds. */
export const useSchoolProjection = (school: number): Resource<SchoolProjection> =>
  useResource(address('/api/school/{school}/projection', { school }));
