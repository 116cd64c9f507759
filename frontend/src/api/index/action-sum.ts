import useSWR from 'swr';

import { address, type Schemas } from '@/api/wire/address';
import { read } from '@/api/wire/client';
import type { Problem } from '@/api/wire/problem';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWatch } from '@/api/wire/watched';
import type { Stage } from '@/domain/index/stage';

export type ActionSum = Schemas['ActionSum'];
export type ActionSumAnswer = Schemas['ActionSumAnswer'];

/** Whether the actions under way in a stage are enough for what it aims at. A null stage waits. */
export const useActionSum = (school: number, stage: Stage | null): Resource<ActionSum> =>
  useResource(stage === null ? null : address('/api/school/{school}/actions/sum', { school, stage }));

/** The same of several stages, in their order. */
export function useActionSums(school: number, stages: readonly Stage[]): Resource<ActionSum[]> {
  const key = stages.length === 0 ? null : `action sums ${school} ${stages.join(' ')}`;
  const { data, error, isLoading, mutate } = useSWR<ActionSum[], Problem>(key, () =>
    Promise.all(stages.map((stage) => read('/api/school/{school}/actions/sum', { school, stage }))),
  );
  useWatch(key);
  return {
    data: key === null ? [] : data,
    error: data === undefined ? error : undefined,
    loading: isLoading,
    retry: () => void mutate().catch(() => undefined),
  };
}
