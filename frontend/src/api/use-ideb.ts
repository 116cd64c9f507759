import type { Stage } from '@/domain/stage';

import { del, post, query } from '@/api/wire/client';
import type { Comparison, IdebRecord, NewIdebRecord, Ranking } from './schema';
import { useRefresh } from '@/api/wire/use-refresh';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { schoolPath } from './use-school';

/** Every published or typed result of the school, by stage and year. */
export const useIdebRecords = (schoolId: number): Resource<IdebRecord[]> =>
  useResource<IdebRecord[]>(`${schoolPath(schoolId)}/ideb`);

export const useRanking = (schoolId: number, stage: Stage, year: number | null): Resource<Ranking> =>
  useResource<Ranking>(year === null ? null : `${schoolPath(schoolId)}/ranking/${year}${query({ stage })}`);

export const useComparison = (schoolId: number, stage: Stage, year: number | null): Resource<Comparison> =>
  useResource<Comparison>(
    year === null ? null : `${schoolPath(schoolId)}/comparison${query({ stage, year })}`,
  );

export function useIdebActions(schoolId: number) {
  const refresh = useRefresh();
  const school = schoolPath(schoolId);
  /** Results reach the comparison, the ranking, the insights and the activities too. */
  const refreshAll = () => refresh(`${school}/`, '/api/notifications');

  return {
    async add(record: NewIdebRecord): Promise<IdebRecord> {
      const added = await post<IdebRecord>(`${school}/ideb`, record);
      await refreshAll();
      return added;
    },
    async remove(id: number): Promise<void> {
      await del(`${school}/ideb/${id}`);
      await refreshAll();
    },
  };
}
