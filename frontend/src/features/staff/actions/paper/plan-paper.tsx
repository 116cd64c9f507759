import { useEffect, useRef } from 'react';

import type { Action } from '@/api/actions/actions';
import { type Milestone, useMilestonesOf } from '@/api/actions/milestones';
import { priorityLabels, statusLabels, typeLabels } from '@/domain/action/words';
import { formatDate } from '@/domain/dates';
import { formatCount } from '@/domain/decimal';
import { formatMoney } from '@/domain/action/money';
import { toast } from '@/kit/feedback/toast/toast-store';

import { actionsText } from '../actions.text';
import { dueWords } from '../detail/milestones/milestone-words';
import { datesOf, fromTo, lateWords, riseWords } from '../list/action-words';
import { stateOf } from '../detail/milestones/milestone-state';
import { paperText as text } from './paper.text';

import './plan-paper.css';

interface PlanPaperProps {
  actions: readonly Action[];
  today: string;
  onClose: () => void;
}

/** The whole plan on paper, for the school's council: every action with its milestones. Prints once all of it is there. */
export function PlanPaper({ actions, today, onClose }: PlanPaperProps) {
  const ids = actions.filter(({ milestones }) => milestones > 0).map(({ id }) => id);
  const { data, error } = useMilestonesOf(ids);
  const asked = useRef(false);
  useEffect(() => {
    if (error) {
      toast.error(text.failed, error.sentence());
      onClose();
    }
    // Once, also where the browser's own question stays open while the list is read again.
    if (!data || asked.current) return;
    asked.current = true;
    window.addEventListener('afterprint', onClose, { once: true });
    window.print();
  }, [data, error, onClose]);
  return (
    <div className="plan-paper">
      {actions.map((action) => (
        <PaperAction key={action.id} action={action} milestones={data?.get(action.id) ?? []} today={today} />
      ))}
      <p className="plan-paper-signature">{text.signature}</p>
    </div>
  );
}

interface PaperActionProps {
  action: Action;
  milestones: readonly Milestone[];
  today: string;
}

function PaperAction({ action, milestones, today }: PaperActionProps) {
  const late = lateWords(action);
  return (
    <section className="plan-paper-action">
      <h2>{action.title}</h2>
      {action.description === '' ? null : <p className="plan-paper-words">{action.description}</p>}
      {late ? (
        <p>
          <b>{late}</b>
        </p>
      ) : null}
      <dl>
        {factsOf(action).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? text.notSaid}</dd>
          </div>
        ))}
      </dl>
      {milestones.length === 0 ? null : (
        <table>
          <caption className="sr-only">{text.milestones(action.title)}</caption>
          <thead>
            <tr>
              <th scope="col">{text.milestone}</th>
              <th scope="col">{text.due}</th>
              <th scope="col">{text.state}</th>
            </tr>
          </thead>
          <tbody>
            {milestones.map((milestone) => (
              <tr key={milestone.id}>
                <th scope="row">{milestone.title}</th>
                <td>{milestone.dueDate === null ? text.noDue : formatDate(milestone.dueDate)}</td>
                <td>{stateWords(milestone, action, today)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function stateWords(milestone: Milestone, action: Action, today: string): string {
  const state = stateOf(milestone, action, today);
  // Until when it is open stands beside it.
  return state === 'open' ? text.open : dueWords(milestone, state, today);
}

function factsOf(action: Action): [string, string | null][] {
  const { status, type, priority, responsible, indicator, targetStudents, progress } = action;
  return [
    [text.status, `${statusLabels[status]}, ${typeLabels[type]}`],
    [text.priority, priorityLabels[priority]],
    [text.responsible, responsible?.name ?? null],
    [text.period, datesOf(action)],
    [text.progress, progressWords(action, progress)],
    [text.indicator, indicator ? `${riseWords(indicator)} (${fromTo(indicator)})` : null],
    [text.students, targetStudents === null ? null : formatCount(targetStudents)],
    [text.budget, budgetWords(action)],
  ];
}

const progressWords = ({ milestones, milestonesDone }: Action, progress: number): string => {
  const far =
    milestones === 0 ? actionsText.noMilestones : actionsText.ofMilestones(milestonesDone, milestones);
  return `${actionsText.progress(progress)}, ${far}`;
};

function budgetWords({ expectedBudget, actualBudget }: Action): string | null {
  const parts = [
    ...(expectedBudget === null ? [] : [text.expected(formatMoney(expectedBudget))]),
    ...(actualBudget === null ? [] : [text.actual(formatMoney(actualBudget))]),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}
