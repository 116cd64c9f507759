import type { Action } from '@/api/actions/actions';
import type { ActionStatus } from '@/domain/action/words';
import { formatDate } from '@/domain/dates';

import { actionsText as text } from '../actions.text';

/** The four counters: how many, and the one line below each. */
export function countsOf(actions: readonly Action[]) {
  const of = (status: ActionStatus) => actions.filter((action) => action.status === status);
  const [active, done, planned] = [of('ativo'), of('concluido'), of('planejada')];
  const resting = [
    { count: of('pausado').length, words: text.paused },
    { count: of('cancelado').length, words: text.cancelled },
  ].filter(({ count }) => count > 0);
  const late = active.filter((action) => action.late !== null).length;
  return {
    total: actions.length,
    resting:
      resting.length === 0 ? text.allUnderWay : resting.map(({ count, words }) => words(count)).join(', '),
    active: active.length,
    late,
    done: done.length,
    lastDone: lastDone(done),
    planned: planned.length,
    begins: begins(planned),
  };
}

function lastDone(done: readonly Action[]): string {
  const last = done
    .map(({ statusSince }) => statusSince)
    .toSorted()
    .at(-1);
  return last === undefined ? text.noneDone : text.lastDone(formatDate(last));
}

function begins(planned: readonly Action[]): string {
  if (planned.length === 0) return text.nonePlanned;
  const first = planned.flatMap(({ startDate }) => startDate ?? []).toSorted()[0];
  return first === undefined ? text.noBegin : text.begins(formatDate(first));
}
