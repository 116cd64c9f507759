import type { Stage } from '@/domain/stage';

import { del, put } from '@/api/wire/client';
import type { Goal, NewGoal } from './schema';
import { useRefresh } from '@/api/wire/use-refresh';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { schoolPath } from './use-school';

/** The goals the school set for itself. */
export const useGoals = (schoolId: number): Resource<Goal[]> =>
  useResource<Goal[]>(`${schoolPath(schoolId)}/goals`);

export function useGoalActions(schoolId: number) {
  const refresh = useRefresh();
  const school = schoolPath(schoolId);
  const refreshAll = () =>
    refresh(`${school}/goals`, `${school}/simulations`, `${school}/activities`, '/api/notifications');

  return {
    async set(goal: NewGoal): Promise<Goal> {
      const saved = await put<Goal>(`${school}/goals`, goal);
      await refreshAll();
      return saved;
    },
    async remove(stage: Stage, year: number): Promise<void> {
      await del(`${school}/goals/${stage}/${year}`);
      await refreshAll();
    },
  };
}
