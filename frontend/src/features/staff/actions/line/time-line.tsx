import type { CSSProperties } from 'react';

import type { Action } from '@/api/actions/actions';
import { useAllMilestones } from '@/api/actions/milestones';
import type { School } from '@/api/school';
import { formatDate, formatMonth } from '@/domain/dates';
import { formatCount } from '@/domain/decimal';
import { useNarrow } from '@/kit/browser/use-narrow';
import { FailedNote } from '@/kit/feedback/failed-note';
import { Card } from '@/kit/ui/card';
import { Note } from '@/kit/ui/note';

import { LineRow } from './line-row';
import { lineText as text } from './time-line.text';
import { daysOf, isStray, type TimeScale, timeScale } from './time-scale';

import './time-line.css';

/** How many months are named, on a screen with room and on a phone. */
const MARKS = { wide: 9, narrow: 4 };

interface TimeLineProps {
  school: School;
  actions: readonly Action[];
  /** The day it is at the school. */
  today: string;
  linkTo: (id: number) => string;
}

/** All actions by date: a bar each, its milestones on it, and today across all. */
export function TimeLine({ school, actions, today, linkTo }: TimeLineProps) {
  const narrow = useNarrow();
  const milestones = useAllMilestones(school.id);
  const left = milestones.data?.left ?? 0;
  const scale = timeScale(
    [
      today,
      ...actions.flatMap((action) => daysOf(action, milestones.data?.of.get(action.id) ?? [], school.state)),
    ],
    narrow ? MARKS.narrow : MARKS.wide,
  );
  const hasStray = actions.some((action) =>
    milestones.data?.of.get(action.id)?.some(({ dueDate }) => dueDate !== null && isStray(scale, dueDate)),
  );
  return (
    <Card className="time-line-card">
      {milestones.error ? <FailedNote text={text.failed} onRetry={milestones.retry} /> : null}
      {left > 0 ? <Note className="mb-3">{text.left(formatCount(left))}</Note> : null}
      <p className="sr-only" role="status">
        {milestones.loading ? text.loading : text.todayOn(formatDate(today))}
      </p>
      <table className="time-line">
        <caption className="sr-only">{text.title}</caption>
        <thead>
          <tr>
            <th scope="col">{text.action}</th>
            <th scope="col">
              <span className="sr-only">
                {text.when(formatMonth(scale.first), formatMonth(scale.marks.at(-1) ?? scale.first))}
              </span>
              <Marks scale={scale} today={today} />
            </th>
          </tr>
        </thead>
        <tbody>
          {actions.map((action) => (
            <LineRow
              key={action.id}
              action={action}
              milestones={milestones.data?.of.get(action.id) ?? []}
              scale={scale}
              today={today}
              state={school.state}
              to={linkTo(action.id)}
            />
          ))}
        </tbody>
      </table>
      <Legend hasStray={hasStray} />
    </Card>
  );
}

function Marks({ scale, today }: { scale: TimeScale; today: string }) {
  return (
    <div className="time-line-marks" aria-hidden="true">
      {scale.marks.map((mark) => (
        <span key={mark} style={{ '--x': scale.at(mark) } as CSSProperties}>
          {formatMonth(mark)}
        </span>
      ))}
      <b style={{ '--x': scale.at(today) } as CSSProperties}>{text.today}</b>
    </div>
  );
}

function Legend({ hasStray }: { hasStray: boolean }) {
  return (
    <p className="time-line-legend" aria-hidden="true">
      <span>
        <i className="time-line-stone time-line-stone-open" /> {text.legendOpen}
      </span>
      <span>
        <i className="time-line-stone time-line-stone-done" /> {text.legendDone}
      </span>
      <span>
        <i className="time-line-stone time-line-stone-late" /> {text.legendLate}
      </span>
      <span>{text.legendNoEnd}</span>
      {hasStray ? (
        <span>
          <i className="time-line-stone time-line-stone-stray" /> {text.legendStray}
        </span>
      ) : null}
    </p>
  );
}
