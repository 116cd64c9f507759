import type { ReactNode } from 'react';

import type { Action, Indicator } from '@/api/actions/actions';
import { priorityLabels, typeLabels } from '@/domain/action/words';
import { formatDate, formatDateTime } from '@/domain/dates';
import { formatCount } from '@/domain/decimal';
import { formatMoney } from '@/domain/action/money';

import { actionsText } from '../actions.text';
import { EffectFigures } from '../effect/effect-figures';
import type { KnownEffect } from '../effect/effect-words';
import { datesOf, fromTo, riseWords } from '../list/action-words';
import { ProgressBar } from '../progress-bar';
import { StatusBadge } from '../status/status-choice';
import { detailText as text } from './detail.text';

interface OverviewProps {
  action: Action;
  effect: KnownEffect;
  /** Opens its form at the indicator. */
  onLink: () => void;
}

/** What an action is to do, what it is, how far it is, and what is known of it. */
export function Overview({ action, effect, onLink }: OverviewProps) {
  const { createdByName, createdAt, changedByName, changedAt } = action;
  const created = text.created(createdByName, formatDate(createdAt));
  return (
    <div className="action-detail">
      <div>
        <EffectFigures action={action} effect={effect} onLink={onLink} />
        <h3>{text.description}</h3>
        <p className="action-detail-words">
          {action.description === '' ? text.noDescription : action.description}
        </p>
        <h3 className="mb-2">{text.progress}</h3>
        <ProgressBar action={action} />
        <p className="mt-5 text-xs text-subtle">
          {changedAt === null
            ? created
            : `${created}, ${text.changed(changedByName ?? createdByName, formatDateTime(changedAt))}`}
        </p>
      </div>
      <dl className="action-detail-facts">
        {factsOf(action, effect).map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value ?? <span className="text-subtle">{text.none}</span>}</dd>
    </>
  );
}

function factsOf(action: Action, effect: KnownEffect): [string, ReactNode][] {
  const { status, type, priority, responsible, targetStudents, expectedBudget, actualBudget } = action;
  const money = (value: string | null) => (value === null ? null : formatMoney(value));
  return [
    [text.status, <StatusBadge key="status" status={status} />],
    [text.type, typeLabels[type]],
    [text.priority, priorityLabels[priority]],
    [text.responsible, responsible === null ? null : nameOf(responsible)],
    [text.period, datesOf(action)],
    [text.students, targetStudents === null ? null : formatCount(targetStudents)],
    [text.expected, money(expectedBudget)],
    [text.actual, money(actualBudget)],
    [
      text.indicator,
      action.indicator ? <IndicatorFact indicator={action.indicator} effect={effect} /> : null,
    ],
  ];
}

const nameOf = ({ name, active }: NonNullable<Action['responsible']>): string =>
  active ? name : `${name}, ${actionsText.former}`;

function IndicatorFact({ indicator, effect }: { indicator: Indicator; effect: KnownEffect }) {
  return (
    <>
      {riseWords(indicator)}
      <span className="block text-xs text-subtle">
        {fromTo(indicator)}
        {baselineWords(indicator, effect)}
      </span>
    </>
  );
}

/** Where the baseline comes from: a figure of the school's own is not called a result. */
function baselineWords({ year }: Indicator, effect: KnownEffect): string | null {
  if (effect === 'pending' || effect === 'unknown') return null;
  return `, ${year !== null && effect.standsOnResult ? text.edition(year) : text.ownBaseline}`;
}
