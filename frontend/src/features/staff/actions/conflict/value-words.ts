import type { Action, ActionFields } from '@/api/actions/actions';
import type { MilestoneFields } from '@/api/actions/milestones';
import type { Colleague } from '@/api/people/users';
import { formatMeasure } from '@/domain/action/indicator';
import { priorityLabels, typeLabels } from '@/domain/action/words';
import { formatDate } from '@/domain/dates';
import { formatCount } from '@/domain/decimal';
import { stageLabels } from '@/domain/index/stage';
import { formatMoney } from '@/domain/action/money';

import { indicatorText } from '../indicator.text';
import { conflictText } from '@/parts/conflict/conflict.text';

import { actionConflictText as text } from './action-conflict.text';
import type { FieldKey } from './action-fields';

export type Names = ReadonlyMap<number, string>;

/** Everybody who may be named: the staff, and who answers for the action by either version. */
export const namesOf = (colleagues: readonly Colleague[], ...actions: readonly Action[]): Names =>
  new Map([
    ...colleagues.map(({ id, name }) => [id, name] as const),
    ...actions.flatMap(({ responsible }) =>
      responsible ? [[responsible.id, responsible.name] as const] : [],
    ),
  ]);

const orNothing = <T>(value: T | null | undefined, written: (value: T) => string): string =>
  value === null || value === undefined || value === '' ? conflictText.nothing : written(value);

/** The value of a field as people read it. */
export function valueWords(key: FieldKey, fields: ActionFields, names: Names): string {
  switch (key) {
    case 'title':
    case 'description':
      return orNothing(fields[key], (value) => value);
    case 'type':
      return typeLabels[fields.type];
    case 'priority':
      return orNothing(fields.priority, (value) => priorityLabels[value]);
    case 'startDate':
    case 'endDate':
      return orNothing(fields[key], formatDate);
    case 'expectedBudget':
    case 'actualBudget':
      return orNothing(fields[key], formatMoney);
    case 'targetStudents':
      return orNothing(fields.targetStudents, formatCount);
    case 'responsibleUserId':
      return personWords(fields.responsibleUserId ?? null, names);
    case 'indicator':
      return orNothing(fields.indicator, indicatorWords);
  }
}

/** The same of a milestone. */
export const milestoneWords = (key: keyof MilestoneFields, fields: MilestoneFields): string =>
  orNothing(fields[key], (value) => (key === 'dueDate' ? formatDate(value) : value));

const personWords = (id: number | null, names: Names): string =>
  id === null ? text.nobody : (names.get(id) ?? text.unknownPerson);

function indicatorWords(indicator: NonNullable<ActionFields['indicator']>): string {
  const { kind, stage, grade, baseline, target } = indicator;
  const change = indicatorText.fromTo(formatMeasure(kind, baseline), formatMeasure(kind, target));
  return [grade ?? indicatorText.kinds[kind], stageLabels[stage], change].join(', ');
}
