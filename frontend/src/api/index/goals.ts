import type { Stage } from '@/domain/index/stage';

import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type Goal = Schemas['Goal'];
export type NewGoal = Schemas['SetGoal'];

/** The goals the school set for itself. */
export const useGoals = (school: number): Resource<Goal[]> =>
  useResource(address('/api/school/{school}/goals', { school }));

export function useGoalActions(school: number) {
  const { put, del } = useWrite();
  return {
    set: (body: NewGoal): Promise<Goal> => put('/api/school/{school}/goals', { school, body }),
    remove: (stage: Stage, year: number): Promise<void> =>
      del('/api/school/{school}/goals/{stage}/{year}', { school, stage, year }),
  };
}
