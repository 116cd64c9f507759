import { useMemo } from 'react';
import useSWR from 'swr';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';

import { type Address, address, type Schemas } from '@/api/wire/address';
import { readAddress } from '@/api/wire/client';
import { type Counted, readCounted } from '@/api/wire/paged/counted';
import type { Problem } from '@/api/wire/problem';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWatch } from '@/api/wire/watched';

export type Question = Schemas['Question'];
export type QuestionCounts = Schemas['QuestionCounts'];
export type QuestionStatistics = Schemas['QuestionStatistics'];
export type Skill = Schemas['Skill'];

/** What the bank is narrowed down to; null where nothing is said. */
export interface QuestionFilter {
  /** Beginnings of words of the statement, the options, the skill or the codes. */
  q: string | null;
  subjectId: number | null;
  difficulty: Question['difficulty'] | null;
  skillId: number | null;
  authorId: number | null;
  status: Question['status'] | null;
  neverUsed: true | null;
}

/** As many as the specification shows at a time. */
const A_PAGE = 10;

/** Up to here the server counts. */
const COUNTED = 1_000;

/** Some of the bank's questions, of how many. */
export interface QuestionsFound {
  questions: Question[];
  /** As far as the server counted, and whether there are more. */
  total: number;
  isMany: boolean;
}

export interface QuestionList extends Resource<QuestionsFound> {
  hasMore: boolean;
  /** Set when the last page asked for could not be read; `loadMore` asks for it again. */
  moreError: Problem | undefined;
  loadingMore: boolean;
  loadMore: () => void;
}

type Page = Counted<Question>;

const pageOf =
  (school: number, filter: QuestionFilter) =>
  (index: number, previous: Page | null): Address<Question[]> | null => {
    if (previous && previous.list.length < A_PAGE) return null;
    const before = index === 0 ? null : (previous?.list.at(-1)?.id ?? null);
    return address('/api/school/{school}/questions', { school, ...filter, limit: A_PAGE, before });
  };

function foundIn(pages: readonly Page[]): QuestionsFound {
  const total = pages[0]?.total ?? 0;
  return {
    questions: pages.flatMap(({ list }) => list),
    total: Math.min(total, COUNTED),
    isMany: total > COUNTED,
  };
}

/** The pages are kept together, which a write forgets only while they are on screen: read again as it opens. */
const options = { revalidateOnMount: true, revalidateFirstPage: true };

/** The bank, ten questions at a time, the newest first. */
export function useQuestions(school: number, filter: QuestionFilter): QuestionList {
  const page = pageOf(school, filter);
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<Page, Problem>(
    page,
    readCounted,
    options,
  );
  useWatch(unstable_serialize(page));
  // The same as long as nothing else comes: who keeps it knows it again.
  const found = useMemo(() => data && foundIn(data), [data]);
  const missing = data !== undefined && size > data.length;
  return {
    data: found,
    error: data === undefined && !isLoading ? error : undefined,
    loading: isLoading,
    retry: () => void mutate().catch(() => undefined),
    hasMore: found !== undefined && (found.isMany || found.questions.length < found.total),
    moreError: missing && !isValidating ? error : undefined,
    loadingMore: isValidating && missing,
    loadMore: () => void setSize(missing ? size : size + 1).catch(() => undefined),
  };
}

export const useQuestionCounts = (school: number): Resource<QuestionCounts> =>
  useResource(address('/api/school/{school}/questions/counts', { school }));

/** One question; null waits. */
export const useQuestion = (id: number | null): Resource<Question> =>
  useResource(id === null ? null : address('/api/questions/{id}', { id }));

/** As many as are read by their ids at once. */
export const AT_ONCE = 100;

/** These questions, those of them that are still there; null waits. */
export const useQuestionsByIds = (school: number, ids: readonly number[] | null): Resource<Question[]> =>
  useResource(
    ids === null
      ? null
      : address('/api/school/{school}/questions', { school, ids: ids.join(','), limit: AT_ONCE }),
  );

/** The newest questions of a filter. */
export const readQuestions = (
  school: number,
  filter: Partial<QuestionFilter>,
  limit: number,
): Promise<Question[]> =>
  readAddress(address('/api/school/{school}/questions', { school, ...filter, limit }));

/** How many active questions there are of a subject and a difficulty; null waits. */
export function useActiveCount(
  school: number,
  of: Pick<QuestionFilter, 'subjectId' | 'difficulty'> | null,
): Resource<number> {
  const to =
    of === null
      ? null
      : address('/api/school/{school}/questions', { school, ...of, status: 'ativa', limit: 1 });
  const { data, error, isLoading, mutate } = useSWR<Page, Problem>(to && `count ${to}`, () =>
    to === null ? { list: [], total: 0 } : readCounted(to),
  );
  return { data: data?.total, error, loading: isLoading, retry: () => void mutate().catch(() => undefined) };
}

export const useStatistics = (id: number): Resource<QuestionStatistics> =>
  useResource(address('/api/questions/{id}/statistics', { id }));

/** The skills that a subject's questions ask for; null waits. */
export const useSkills = (school: number, subjectId: number | null): Resource<Skill[]> =>
  useResource(subjectId === null ? null : address('/api/school/{school}/skills', { school, subjectId }));

export type Descriptors = Schemas['SaebMatrix'];

/** The descriptors of the matrix of a grade, which have these words; null waits. */
export const useDescriptors = (
  school: number,
  of: { subjectId: number; grade: Descriptors['grade'] | null; q: string } | null,
): Resource<Descriptors> =>
  useResource(of === null ? null : address('/api/school/{school}/descriptors', { school, ...of }));

/** The address of one of a question's images. */
export const imageAt = (id: number, imageId: number): string =>
  address('/api/questions/{id}/images/{image}', { id, image: imageId });

/** The address of a question's image; null where it has none. */
export const imageOf = ({ id, imageId }: Question): string | null =>
  imageId === null ? null : imageAt(id, imageId);

/** Who may have written a question: the staff. */
export const useAuthors = (schoolId: number): Resource<Schemas['Colleague'][]> =>
  useResource(address('/api/users', { schoolId }));
