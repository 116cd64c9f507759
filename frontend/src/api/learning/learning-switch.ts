import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type LearningSwitch = Schemas['LearningSwitch'];

/** Whether the school has how its pupils study analysed. */
export const useLearningSwitch = (school: number): Resource<LearningSwitch> =>
  useResource(address('/api/school/{school}/learning-analysis', { school }));

export function useSwitchWrites(school: number) {
  const { put } = useWrite();
  const set = (enabled: boolean, forget: boolean): Promise<LearningSwitch> =>
    put('/api/school/{school}/learning-analysis', { school, body: { enabled, forget } });
  return {
    switchOn: (): Promise<LearningSwitch> => set(true, false),
    /** `forget` deletes profiles, recorded behaviours and replies. */
    switchOff: (forget: boolean): Promise<LearningSwitch> => set(false, forget),
  };
}
