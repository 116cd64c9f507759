import type { ListedPlan } from '@/api/lessons/lesson-plans';
import { formatDate } from '@/domain/dates';
import { useNarrow } from '@/kit/browser/use-narrow';

import { calendarText as text } from './calendar.text';
import { monthName, weekdayOf, weekdays, weeksOf } from './month';
import { PlanLinks } from './plan-links';

interface MonthDaysProps {
  month: string;
  today: string;
  /** Of days of this month. */
  plans: readonly ListedPlan[];
  linkTo: (plan: number) => string;
}

/** A month as a sheet; on a phone the days that have plans, one below the other. */
export function MonthDays(props: MonthDaysProps) {
  return useNarrow() ? <DayList {...props} /> : <MonthSheet {...props} />;
}

function MonthSheet({ month, today, plans, linkTo }: MonthDaysProps) {
  return (
    <table className="class-calendar">
      <caption className="sr-only">{text.table(monthName(month))}</caption>
      <thead>
        <tr>
          {weekdays.map(({ name, short }) => (
            <th key={name} scope="col" abbr={name}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((day, place) =>
              day === null ? (
                // A day of another month.
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                <td key={place} className="class-calendar-none" />
              ) : (
                <td key={place} className={day === today ? 'class-calendar-today' : undefined}>
                  <span className="class-calendar-number">{Number(day.slice(8))}</span>
                  <PlansOfDay plans={plans} day={day} linkTo={linkTo} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlansOfDay({ plans, day, linkTo }: Pick<MonthDaysProps, 'plans' | 'linkTo'> & { day: string }) {
  const own = plans.filter((plan) => plan.day === day);
  return own.length === 0 ? null : <PlanLinks plans={own} linkTo={linkTo} />;
}

function DayList({ plans, linkTo }: MonthDaysProps) {
  const days = [...new Set(plans.flatMap(({ day }) => day ?? []))].toSorted();
  return (
    <ul className="class-calendar-days">
      {days.map((day) => (
        <li key={day}>
          <p>{text.day(formatDate(day).slice(0, 5), weekdayOf(day))}</p>
          <PlansOfDay plans={plans} day={day} linkTo={linkTo} />
        </li>
      ))}
    </ul>
  );
}
