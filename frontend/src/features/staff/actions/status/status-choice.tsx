import {
  Ban,
  CalendarClock,
  ChevronDown,
  CircleCheck,
  CirclePause,
  type LucideIcon,
  Play,
} from 'lucide-react';

import type { Action } from '@/api/actions/actions';
import { type ActionStatus, actionStatuses, statusLabels, statusOptions } from '@/domain/action/words';
import { useAhead } from '@/kit/browser/use-ahead';
import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';
import { Badge } from '@/kit/ui/badge';

import { statusText as text } from './status.text';
import { useStatus } from './use-status';

import '@/kit/form/fields/input.css';
import './status-choice.css';

const questions = lazyDialog(
  () => import('./status-questions').then((module) => module.StatusQuestions),
  ({ view, question }) =>
    () =>
      view.close(question),
);

const badges: Record<ActionStatus, { tone: 'info' | 'ok' | 'neutral'; icon: LucideIcon }> = {
  ativo: { tone: 'info', icon: Play },
  planejada: { tone: 'neutral', icon: CalendarClock },
  pausado: { tone: 'neutral', icon: CirclePause },
  concluido: { tone: 'ok', icon: CircleCheck },
  cancelado: { tone: 'neutral', icon: Ban },
};

export function StatusBadge({ status }: { status: ActionStatus }) {
  const { tone, icon: Icon } = badges[status];
  return (
    <Badge tone={tone} icon={<Icon className="icon" />}>
      {statusLabels[status]}
    </Badge>
  );
}

/** What becomes of an action: any status follows any. Who may not change it reads it. */
export function StatusChoice({ action }: { action: Action }) {
  useAhead(questions.preload);
  const view = useStatus(action);
  if (!action.mayChange) return <StatusBadge status={action.status} />;
  return (
    <>
      <span className="input status-choice">
        <select
          aria-label={text.of(action.title)}
          aria-busy={view.pending}
          value={view.shown}
          onChange={({ target }) => {
            const to = actionStatuses.find((status) => status === target.value);
            if (to && !view.pending) view.choose(to);
          }}
        >
          {statusOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown className="icon" />
      </span>
      {view.question ? <questions.Component action={action} view={view} question={view.question} /> : null}
    </>
  );
}
