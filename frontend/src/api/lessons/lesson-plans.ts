import { address, type Schemas } from '@/api/wire/address';
import { type Counted, readCounted } from '@/api/wire/paged/counted';
import { isChanged, isGone, type Problem } from '@/api/wire/problem';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';
import type { Discipline } from '@/domain/bncc/discipline';

export type LessonPlan = Schemas['LessonPlan'];
export type ListedPlan = Schemas['ListedLessonPlan'];
export type PlanOptions = Schemas['LessonPlanOptions'];
export type PlanStatus = Schemas['LessonPlanStatus'];
export type ExitQuestion = Schemas['ExitQuestion'];
/** All that is sent of a plan; whose school it is the server knows. */
export type SavePlan = Omit<Required<Schemas['SaveLessonPlan']>, 'schoolId' | 'quiz' | 'origin'> & {
  quiz: ExitQuestion[];
  origin?: Schemas['LessonPlanOrigin'] | null;
};

/** So many of a list are shown at once. */
export const PLANS_SHOWN = 24;

/** What narrows the list down; null where nothing is said. */
export interface SoughtPlans {
  subject: Discipline | null;
  grade: string | null;
  status: PlanStatus | null;
  /** Of one's own alone. */
  own: boolean;
  /** Those alone that one has to judge or to mend, who waits longest first. */
  waiting: boolean;
  classId: number | null;
  /** Days as they are sent: "2026-08-10". */
  from: string | null;
  to: string | null;
  q: string | null;
  /** From 1. */
  page: number;
}

/** The plans that the person sees, the newest first; null waits. */
export const usePlans = (school: number, sought: SoughtPlans | null): Resource<Counted<ListedPlan>> =>
  useResource(
    sought === null ? null : address('/api/school/{school}/lesson-plans', { school, ...sought }),
    readCounted,
  );

const WAITING: SoughtPlans = {
  ...{ subject: null, grade: null, status: null, own: false, waiting: true },
  ...{ classId: null, from: null, to: null, q: null, page: 1 },
};

/** What waits for the person: to be judged, or to be mended. */
export const useWaitingPlans = (school: number): Resource<Counted<ListedPlan>> => usePlans(school, WAITING);

/** The plans of a class, of some days or of all. */
export interface ClassPlans {
  classId: number;
  from: string | null;
  to: string | null;
}

/** A school year of a class has no more pages than one waits for; older plans are left. */
const MOST_PAGES = 10;

const OF_ANYBODY = { subject: null, grade: null, status: null, own: false, waiting: false, q: null };

/** All plans of a class, page after page; of very many the newest. */
export const useClassPlans = (school: number, sought: ClassPlans): Resource<Counted<ListedPlan>> => {
  const page = (number: number) =>
    address('/api/school/{school}/lesson-plans', { school, ...OF_ANYBODY, ...sought, page: number });
  return useResource(page(1), async (first) => {
    const { list, total } = await readCounted(first);
    const pages = Math.min(Math.ceil(total / PLANS_SHOWN), MOST_PAGES);
    const others = await Promise.all(
      Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => readCounted(page(index + 2))),
    );
    return { list: [...list, ...others.flatMap((other) => other.list)], total };
  });
};

/** By what they are filtered, and whether there is a service that writes plans. */
export const usePlanOptions = (school: number): Resource<PlanOptions> =>
  useResource(address('/api/school/{school}/lesson-plans/options', { school }));

export const usePlan = (id: number | null): Resource<LessonPlan> =>
  useResource(id === null ? null : address('/api/lesson-plans/{id}', { id }));

/** What somebody else has made of the plan meanwhile; null for any other refusal. */
export const changedPlan = (error: unknown): LessonPlan | null =>
  isChanged(error) ? currentOf(error) : null;

/** Somebody else has deleted the plan meanwhile, or taken it back to where one does not see it. */
export const isPlanGone = (error: unknown): boolean => isGone(error);

// The document does not say what a problem brings; these endpoints bring the plan.
const currentOf = ({ current }: Problem): LessonPlan | null => (current ?? null) as LessonPlan | null;

/** A plan and what was read of it. */
type Known = Pick<LessonPlan, 'id' | 'version'>;

export function usePlanDeeds() {
  const { postOnce, post, put, del } = useWrite();
  return {
    create: (body: SavePlan): Promise<LessonPlan> => postOnce('/api/lesson-plans', { body }),
    change: ({ id, version }: Known, typed: SavePlan): Promise<LessonPlan> =>
      put('/api/lesson-plans/{id}', { id, body: { ...typed, version } }),
    remove: (id: number): Promise<void> => del('/api/lesson-plans/{id}', { id }),
    copy: (id: number): Promise<LessonPlan> => postOnce('/api/lesson-plans/{id}/clone', { id }),
    send: ({ id, version }: Known): Promise<LessonPlan> =>
      post('/api/lesson-plans/{id}/send', { id, body: { version } }),
    withdraw: ({ id, version }: Known): Promise<LessonPlan> =>
      post('/api/lesson-plans/{id}/withdraw', { id, body: { version } }),
    judge: (
      { id, version }: Known,
      verdict: Schemas['LessonPlanVerdict'],
      notes: string,
    ): Promise<LessonPlan> =>
      post('/api/lesson-plans/{id}/verdict', { id, body: { version, verdict, notes } }),
    fillBank: (id: number, subjectId: number): Promise<LessonPlan> =>
      post('/api/lesson-plans/{id}/questions', { id, body: { subjectId } }),
  };
}
