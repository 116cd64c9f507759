import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';

import { type ListedPlan, useClassPlans } from '@/api/lessons/lesson-plans';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import { useKept } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { Card } from '@/kit/ui/card';
import { IconButton } from '@/kit/ui/icon-button';

import type { PlansAddress } from '../use-plans-address';
import { calendarText as text } from './calendar.text';
import { firstDay, lastDay, monthAfter, monthName } from './month';
import { MonthDays } from './month-days';
import { PlanLinks } from './plan-links';

import './class-calendar.css';

interface CalendarViewProps {
  schoolId: number;
  /** The day it is at the school. */
  today: string;
  view: PlansAddress;
}

/** The plans of a class by the days of a month; those without a day below them. */
export function CalendarView({ schoolId, today, view }: CalendarViewProps) {
  const { classId } = view.sought;
  const month = view.address.mes ?? today.slice(0, 7);
  if (classId === null) {
    return (
      <Card>
        <Empty title={text.choose} icon={<CalendarDays className="icon icon-l" />}>
          {text.chooseDetail}
        </Empty>
      </Card>
    );
  }
  return (
    <>
      <Month schoolId={schoolId} classId={classId} month={month} today={today} view={view} />
      <Undated key={classId} schoolId={schoolId} classId={classId} view={view} />
    </>
  );
}

interface MonthProps extends CalendarViewProps {
  classId: number;
  month: string;
}

function Month({ schoolId, classId, month, today, view }: MonthProps) {
  const plans = useKept(useClassPlans(schoolId, { classId, from: firstDay(month), to: lastDay(month) }));
  const go = (months: number) => view.change({ mes: monthAfter(month, months) });
  const name = monthName(month);
  return (
    <Card aria-busy={plans.stale}>
      <div className="class-calendar-head">
        <h2>{name}</h2>
        <div className="flex">
          <IconButton label={text.previous} onClick={() => go(-1)}>
            <ChevronLeft className="icon" />
          </IconButton>
          <IconButton label={text.next} onClick={() => go(1)}>
            <ChevronRight className="icon" />
          </IconButton>
        </div>
      </div>
      <ResourceView
        resource={plans}
        loading={
          <Loading text={text.loading}>
            <SkeletonLines lines={6} />
          </Loading>
        }
        renderFailed={(error, retry) => (
          <ErrorState title={text.failed} detail={error.sentence()} onRetry={retry} />
        )}
      >
        {({ list }) => {
          // Until the next month is there the last one's plans are of no day of this one.
          const shown = list.filter(({ day }) => day?.startsWith(month));
          return (
            <>
              <p className="mb-3 text-sm text-muted" role="status">
                {plans.stale ? text.loading : monthWords(shown, name)}
              </p>
              <MonthDays month={month} today={today} plans={shown} linkTo={view.linkToPlan} />
            </>
          );
        }}
      </ResourceView>
    </Card>
  );
}

const monthWords = (plans: readonly ListedPlan[], month: string): string =>
  plans.length === 0 ? text.none(month) : text.count(plans.length, month);

function Undated({ schoolId, classId, view }: Pick<MonthProps, 'schoolId' | 'classId' | 'view'>) {
  const plans = useClassPlans(schoolId, { classId, from: null, to: null });
  return (
    <Card title={text.undated} description={text.undatedDetail}>
      <ResourceView resource={plans} loading={text.loading} failed={text.undatedFailed}>
        {({ list, total }) => {
          const undated = list.filter(({ day }) => day === null);
          return (
            <>
              {undated.length === 0 ? (
                <p className="text-sm text-muted">{total === 0 ? text.noPlans : text.noUndated}</p>
              ) : (
                <PlanLinks plans={undated} linkTo={view.linkToPlan} />
              )}
              {list.length < total ? (
                <p className="mt-3 text-xs text-subtle">{text.cut(list.length)}</p>
              ) : null}
            </>
          );
        }}
      </ResourceView>
    </Card>
  );
}
