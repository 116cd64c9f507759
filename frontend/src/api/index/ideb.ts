import type { Stage } from '@/domain/index/stage';

import { address, type Schemas } from '@/api/wire/address';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

export type IdebRecord = Schemas['IdebRecord'];
export type NewIdebRecord = Schemas['EnterFigure'];
export type ProficiencyLevel = Schemas['ProficiencyLevel'];
export type GradeRate = Schemas['GradeRate'];
export type Ranking = Schemas['Ranking'];
export type Comparison = Schemas['Comparison'];

/** Every published or typed result of the school, by stage and year. */
export const useIdebRecords = (school: number): Resource<IdebRecord[]> =>
  useResource(address('/api/school/{school}/ideb', { school }));

export const useRanking = (school: number, stage: Stage, year: number | null): Resource<Ranking> =>
  useResource(year === null ? null : address('/api/school/{school}/ranking/{year}', { school, year, stage }));

export const useComparison = (school: number, stage: Stage, year: number | null): Resource<Comparison> =>
  useResource(year === null ? null : address('/api/school/{school}/comparison', { school, stage, year }));

export function useIdebActions(school: number) {
  const { postOnce, del } = useWrite();
  return {
    add: (body: NewIdebRecord): Promise<IdebRecord> =>
      postOnce('/api/school/{school}/ideb', { school, body }),
    remove: (id: number): Promise<void> => del('/api/school/{school}/ideb/{id}', { school, id }),
  };
}
