import { BookOpenCheck, Plus, Sparkles } from 'lucide-react';
import { Suspense, useState } from 'react';

import { type ListedPlan, usePlanOptions, usePlans, useWaitingPlans } from '@/api/lessons/lesson-plans';
import { useSchool } from '@/api/school';
import { useSignedIn } from '@/api/session/session-context';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import { schoolDay } from '@/domain/school/school-day';
import { staffPaths } from '@/domain/staff-paths';
import { useAhead } from '@/kit/browser/use-ahead';
import { FailedNote } from '@/kit/feedback/failed-note';
import { useKept } from '@/kit/feedback/read-state';
import { Loading } from '@/kit/feedback/skeleton';
import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';
import { lazyPart } from '@/kit/browser/lazy-part';
import { Button, ButtonLink } from '@/kit/ui/button';
import { PageHead } from '@/kit/ui/page-head';

import { PlanRemoval } from './detail/plan-removal';
import { lessonPlansText as text } from './lesson-plans.text';
import { PlanFilters } from './list/plan-filters';
import { PlanShapes } from './list/plan-shapes';
import { PlansList } from './list/plans-list';
import { WaitingPlans } from './list/waiting-plans';
import { usePlansAddress } from './use-plans-address';

const detail = lazyDialog(
  () => import('./detail/plan-dialog').then((module) => module.PlanDialog),
  ({ onClose }) => onClose,
);
const form = lazyDialog(
  () => import('./form/plan-edit').then((module) => module.PlanEdit),
  ({ onClose }) => onClose,
);
const generate = lazyDialog(
  () => import('./generate/generate-dialog').then((module) => module.GenerateDialog),
  ({ onClose }) => onClose,
);
const calendar = lazyPart(() => import('./calendar/calendar-view').then((module) => module.CalendarView));

/** What the form was opened for. */
interface Editing {
  /** The plan that is open under it. */
  over: number | null;
  /** None for a new one. */
  id: number | null;
}

/** The school's lesson plans: found, read, written, sent and judged. */
export function LessonPlansPage() {
  useAhead(detail.preload, form.preload);
  useAhead(generate.preload);
  const { schoolId } = useSignedIn();
  const view = usePlansAddress();
  const options = usePlanOptions(schoolId);
  const school = useSchool(schoolId).data;
  const plans = useKept(usePlans(schoolId, view.isCalendar ? null : view.sought));
  const waiting = useWaitingPlans(schoolId);
  // Who looks for something is not told of something else.
  const isWhole = !view.isCalendar && !view.isFiltered && view.sought.page === 1;
  const [editing, setEditing] = useState<Editing | null>(null);
  const [removing, setRemoving] = useState<ListedPlan | null>(null);
  useReadOnOpening();
  const hasAi = options.data?.ai ?? true;
  const begin = (isFirst: boolean) => (
    // Who writes is known with the options: a label does not change under the finger.
    <div className={`row max-[30em]:w-full${options.loading ? ' invisible' : ''}`}>
      <Button className="max-[30em]:grow" onClick={() => setEditing({ over: view.open, id: null })}>
        <Plus className="icon icon-s" />
        {text.create}
      </Button>
      <Button variant={isFirst ? 'primary' : 'outline'} className="max-[30em]:grow" onClick={view.ask}>
        <Sparkles className="icon icon-s" />
        {hasAi ? text.generate : text.generateWithout}
      </Button>
    </div>
  );
  return (
    <>
      <PageHead
        title={text.title}
        description={hasAi ? undefined : text.withoutAi}
        action={
          <div className="row max-[30em]:w-full">
            <ButtonLink to={staffPaths.bncc} variant="text" flush>
              <BookOpenCheck className="icon icon-s" />
              {text.skills}
            </ButtonLink>
            {begin(false)}
          </div>
        }
      />
      <div className="stack">
        {isWhole && waiting.data === undefined && waiting.loading ? (
          <PlanShapes />
        ) : (
          <>
            {isWhole && waiting.error && !waiting.data && !plans.error ? (
              <FailedNote text={text.waitingFailed} onRetry={waiting.retry} />
            ) : null}
            {isWhole && waiting.data ? <WaitingPlans waiting={waiting.data} view={view} /> : null}
            <PlanFilters schoolId={schoolId} options={options.data} view={view} />
            {view.isCalendar ? (
              <Suspense fallback={<Loading quiet />}>
                <calendar.Component schoolId={schoolId} today={schoolDay(school?.state ?? '')} view={view} />
              </Suspense>
            ) : (
              <PlansList
                plans={plans}
                view={view}
                begin={begin(true)}
                onEdit={({ id }) => setEditing({ over: view.open, id })}
                onRemove={setRemoving}
              />
            )}
          </>
        )}
      </div>
      {view.open === null ? null : (
        <detail.Component
          key={view.open}
          schoolId={schoolId}
          id={view.open}
          onEdit={() => setEditing({ over: view.open, id: view.open })}
          onCopied={view.show}
          onClose={view.close}
        />
      )}
      {editing?.over === view.open ? (
        <form.Component
          schoolId={schoolId}
          id={editing.id}
          onCreated={(id) => {
            setEditing(null);
            view.show(id);
          }}
          onGone={() => {
            setEditing(null);
            if (view.open !== null) view.close();
          }}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {view.asked ? (
        <generate.Component seed={view.asked} onClose={() => view.answered(null)} onSaved={view.answered} />
      ) : null}
      {removing ? <PlanRemoval plan={removing} onClose={() => setRemoving(null)} /> : null}
    </>
  );
}
