import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type School = Schemas['School'];
export type NewInepCode = Schemas['SetInepCode'];
export type InepCodeSet = Schemas['InepCodeSet'];

export const useSchool = (school: number): Resource<School> =>
  useResource(address('/api/school/{school}', { school }));

/** Sets the school's INEP code; with it come the published results. */
export function useSetInepCode(school: number): (code: NewInepCode) => Promise<InepCodeSet> {
  const { put } = useWrite();
  return (body) => put('/api/school/{school}/inep-code', { school, body });
}
