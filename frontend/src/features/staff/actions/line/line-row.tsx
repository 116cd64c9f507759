import { TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';

import type { Action } from '@/api/actions/actions';
import type { ShownMilestone } from '@/api/actions/milestones';
import { type ActionStatus, statusLabels } from '@/domain/action/words';
import { formatDate } from '@/domain/dates';

import { actionsText } from '../actions.text';
import { datesOf, lateWords } from '../list/action-words';
import { type MilestoneState, stateOf } from '../detail/milestones/milestone-state';
import { fromList } from '../use-actions-address';
import { lineText as text } from './time-line.text';
import { isStray, type Span, spanOf, type TimeScale } from './time-scale';

const bars: Record<ActionStatus, string> = {
  ativo: 'time-line-bar-active',
  planejada: 'time-line-bar-planned',
  pausado: 'time-line-bar-resting',
  cancelado: 'time-line-bar-resting',
  concluido: 'time-line-bar-done',
};

const stones: Record<MilestoneState, string> = {
  done: 'time-line-stone-done',
  late: 'time-line-stone-late',
  open: 'time-line-stone-open',
};

const words: Record<MilestoneState, string> = { done: text.done, late: text.late, open: text.open };

interface LineRowProps {
  action: Action;
  milestones: readonly ShownMilestone[];
  scale: TimeScale;
  today: string;
  /** Where the school is. */
  state: string;
  to: string;
}

/** One action on the time line; what is drawn is also said. */
export function LineRow({ action, milestones, scale, today, state, to }: LineRowProps) {
  const late = lateWords(action);
  const span = spanOf(action, state);
  return (
    <tr>
      <th scope="row">
        <Link to={to} state={fromList}>
          {action.title}
        </Link>
        <span className="time-line-about">
          {action.responsible?.name ?? text.nobody}, {statusLabels[action.status].toLowerCase()}
          {span === null ? `, ${actionsText.noDates}` : null}
        </span>
        {late ? (
          <span className="time-line-late">
            <TriangleAlert className="icon icon-s" />
            {late}
          </span>
        ) : null}
      </th>
      <td>
        <span className="sr-only">{spoken(action, milestones, span)}</span>
        <div className="time-line-lane" aria-hidden="true">
          {scale.marks.map((mark) => (
            <i key={mark} className="time-line-month" style={at(scale.at(mark))} />
          ))}
          <Bar status={action.status} span={span} scale={scale} isLate={late !== null} />
          <i className="time-line-today" style={at(scale.at(today))} />
          {milestones.flatMap((milestone) =>
            milestone.dueDate === null
              ? []
              : [
                  <i
                    key={milestone.id}
                    className={`time-line-stone ${stones[stateOf(milestone)]}${isStray(scale, milestone.dueDate) ? ' time-line-stone-stray' : ''}`}
                    style={at(Math.min(Math.max(scale.at(milestone.dueDate), 0), 100))}
                    title={`${milestone.title}, ${formatDate(milestone.dueDate)}`}
                  />,
                ],
          )}
        </div>
      </td>
    </tr>
  );
}

const at = (x: number) => ({ '--x': x }) as CSSProperties;

interface BarProps {
  status: ActionStatus;
  span: Span | null;
  scale: TimeScale;
  isLate: boolean;
}

function Bar({ status, span, scale, isLate }: BarProps) {
  if (span === null) return null;
  const { from, to } = span;
  const style = { '--a': scale.at(from), '--b': to === null ? 100 : scale.at(to) } as CSSProperties;
  const tone = isLate ? 'time-line-bar-late' : bars[status];
  return (
    <i className={`time-line-bar ${tone}${to === null ? ' time-line-bar-endless' : ''}`} style={style} />
  );
}

function spoken(action: Action, milestones: readonly ShownMilestone[], span: Span | null): string {
  const { endDate, progress, milestonesDone, milestones: all } = action;
  const dates = endDate === null && span !== null ? `${datesOf(action)}, ${text.noEnd}` : datesOf(action);
  const far = all === 0 ? actionsText.noMilestones : actionsText.ofMilestones(milestonesDone, all);
  const named = milestones.map((milestone) =>
    [
      milestone.title,
      milestone.dueDate === null ? text.noDue : formatDate(milestone.dueDate),
      words[stateOf(milestone)],
    ].join(', '),
  );
  const sentence = `${dates}. ${actionsText.progress(progress)}, ${far}.`;
  return named.length === 0 ? sentence : `${sentence} ${text.milestones(named.join('; '))}`;
}
