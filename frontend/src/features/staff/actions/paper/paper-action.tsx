import type { Action } from '@/api/actions/actions';
import type { ShownMilestone } from '@/api/actions/milestones';
import { formatMoney } from '@/domain/action/money';
import { priorityLabels, typeLabels } from '@/domain/action/words';
import { formatDate } from '@/domain/dates';
import { formatCount } from '@/domain/decimal';
import { schoolDay } from '@/domain/school/school-day';

import { actionsText } from '../actions.text';
import { stateOf } from '../detail/milestones/milestone-state';
import { dueWords } from '../detail/milestones/milestone-words';
import { changeWords, gainWords, type KnownEffect, observedWords, whereWords } from '../effect/effect-words';
import { effectText } from '../effect/effect.text';
import { datesOf, fromTo, lateWords, riseWords } from '../list/action-words';
import { paperText as text } from './paper.text';

interface PaperActionProps {
  action: Action;
  effect: KnownEffect;
  milestones: readonly ShownMilestone[];
  today: string;
  /** Where the school is. */
  state: string;
}

/** One action: what it is, what it is to do, who answers for it, what it costs, and its milestones. */
export function PaperAction({ action, effect, milestones, today, state }: PaperActionProps) {
  const late = lateWords(action);
  return (
    <section className="plan-paper-action">
      <h3>{action.title}</h3>
      {action.description === '' ? null : <p className="plan-paper-words">{action.description}</p>}
      {late ? (
        <p>
          <b>{late}</b>
        </p>
      ) : null}
      <dl>
        {factsOf(action, effect, state).map(([name, value]) => (
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
                <td>{stateWords(milestone, today)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function stateWords(milestone: ShownMilestone, today: string): string {
  const state = stateOf(milestone);
  // Until when it is open stands beside it.
  return state === 'open' ? text.open : dueWords(milestone, state, today);
}

function factsOf(action: Action, effect: KnownEffect, state: string): [string, string | null][] {
  const { type, priority, responsible, indicator, targetStudents, progress } = action;
  return [
    ...sinceOf(action, state),
    [text.effect, effectWords(action, effect)],
    [text.type, typeLabels[type]],
    [text.priority, priorityLabels[priority]],
    [text.responsible, responsible?.name ?? null],
    [text.period, datesOf(action)],
    [text.progress, progressWords(action, progress)],
    [text.indicator, indicator ? `${riseWords(indicator)} (${fromTo(indicator)})` : null],
    [text.students, targetStudents === null ? null : formatCount(targetStudents)],
    [text.budget, budgetWords(action)],
  ];
}

/** Of what is over: since which day of the school, and why. */
function sinceOf({ status, statusSince, statusReason }: Action, state: string): [string, string][] {
  if (status !== 'concluido' && status !== 'cancelado') return [];
  const day = schoolDay(state, new Date(statusSince));
  const since: [string, string] = [text.since[status], formatDate(day)];
  return statusReason === null ? [since] : [since, [text.reason, statusReason]];
}

/** "+0,04 no índice, Anos Finais, +2,58 pontos em Matemática, observado em 2025: +1,9 pontos" */
function effectWords({ indicator }: Action, known: KnownEffect): string | null {
  if (!indicator) return text.noIndicator;
  if (known === 'pending' || known === 'unknown') return null;
  const { effect, missing } = known;
  const parts = effect
    ? [`${gainWords(effect)} ${whereWords(indicator.stage)}`, changeWords(effect.way)]
    : [effectText.titles[missing ?? 'sem_dados']];
  return [...parts, observedWords(known, indicator)].filter(Boolean).join(', ');
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
