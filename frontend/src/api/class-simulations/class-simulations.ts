import { useMemo } from 'react';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';

import { type Address, address, type Schemas } from '@/api/wire/address';
import { type Counted, readCounted } from '@/api/wire/paged/counted';
import type { Problem } from '@/api/wire/problem';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWatch } from '@/api/wire/watched';

export type ClassSimulation = Schemas['ClassSimulation'];
/** One as it is read and kept. */
export type ReadSimulation = Schemas['ClassSimulationDetail'];
/** The same in one piece, for screens. */
export type ClassSimulationDetail = ClassSimulation & Omit<ReadSimulation, 'simulation'>;
export type ClassSimulationResult = Schemas['ClassSimulationResult'];
export type AskedQuestion = Schemas['ClassSimulationQuestion'];
export type AnswerSheet = Schemas['ClassSimulationSheet'];
export type AskedResult = Schemas['ClassSimulationQuestionResult'];
export type RankedPupil = Schemas['ClassSimulationRank'];
export type PastSimulation = Schemas['ClassSimulationPast'];
export type SkillRate = Schemas['ClassSimulationSkill'];
export type ClassSkills = Schemas['ClassSkills'];

/** As many as it takes to find one of a teacher's own classes. */
const LATEST = 10;

const A_PAGE = 10;

/** Up to here the server counts. */
const COUNTED = 1_000;

/** The latest ones, the newest first, whether they run or ended. */
export const useLatest = (school: number): Resource<ClassSimulation[]> =>
  useResource(address('/api/school/{school}/class-simulations', { school, limit: LATEST }));

/** Simulations, and of how many. */
export interface CountedSimulations {
  simulations: ClassSimulation[];
  /** As far as the server counted, and whether there are more. */
  total: number;
  isMany: boolean;
}

export interface SimulationList extends Resource<CountedSimulations> {
  hasMore: boolean;
  /** Set when the last page asked for could not be read; `loadMore` asks for it again. */
  moreError: Problem | undefined;
  loadingMore: boolean;
  loadMore: () => void;
}

export interface SimulationFilter {
  status: ClassSimulation['status'];
  classId: number | null;
}

type Page = Counted<ClassSimulation>;

const pageOf =
  (school: number, filter: SimulationFilter) =>
  (index: number, previous: Page | null): Address<ClassSimulation[]> | null => {
    if (previous && previous.list.length < A_PAGE) return null;
    const before = index === 0 ? null : (previous?.list.at(-1)?.id ?? null);
    return address('/api/school/{school}/class-simulations', { school, ...filter, limit: A_PAGE, before });
  };

/** The pages are kept together, which a write forgets only while they are on screen: read again as it opens. */
const options = { revalidateOnMount: true, revalidateFirstPage: true };

/** Those in a state, ten at a time, the newest first. */
export function useClassSimulations(school: number, filter: SimulationFilter): SimulationList {
  const page = pageOf(school, filter);
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<Page, Problem>(
    page,
    readCounted,
    options,
  );
  useWatch(unstable_serialize(page));
  const total = data?.[0]?.total ?? 0;
  // The same as long as the pages are: what is drawn from it compares it.
  const found = useMemo(
    () =>
      data && {
        simulations: data.flatMap((one) => one.list),
        total: Math.min(total, COUNTED),
        isMany: total > COUNTED,
      },
    [data, total],
  );
  const missing = data !== undefined && size > data.length;
  return {
    data: found,
    error: data === undefined && !isLoading ? error : undefined,
    loading: isLoading,
    retry: () => void mutate().catch(() => undefined),
    hasMore: data?.at(-1)?.list.length === A_PAGE && (found?.simulations.length ?? 0) < total,
    moreError: missing && !isValidating ? error : undefined,
    loadingMore: isValidating && missing,
    loadMore: () => void setSize(missing ? size : size + 1).catch(() => undefined),
  };
}

export const detailAddress = (id: number) => address('/api/class-simulations/{id}', { id });

/** One simulation with what it asks; null waits. */
export function useClassSimulation(id: number | null): Resource<ClassSimulationDetail> {
  const read = useResource(id === null ? null : detailAddress(id));
  const { data } = read;
  const whole = useMemo(() => {
    if (data === undefined) return undefined;
    const { simulation, ...rest } = data;
    return { ...simulation, ...rest };
  }, [data]);
  return { ...read, data: whole };
}

/** What came out of one that is concluded; null waits. */
export const useSimulationResult = (id: number | null): Resource<ClassSimulationResult> =>
  useResource(id === null ? null : address('/api/class-simulations/{id}/result', { id }));

/** What a class knows of a subject, over its latest simulations; null waits. */
export const useClassSkills = (
  of: { classId: number; subjectId: number | null } | null,
): Resource<ClassSkills> =>
  useResource(
    of === null
      ? null
      : address('/api/classes/{id}/simulation-skills', { id: of.classId, subjectId: of.subjectId }),
  );
