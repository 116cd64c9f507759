import type { Action } from '@/api/actions/actions';
import { type ActionStatus, actionStatuses, type ActionType } from '@/domain/action/words';

export interface ActionFilter {
  status: ActionStatus | null;
  type: ActionType | null;
  /** By id; `NOBODY` for those without. */
  responsible: string | null;
  onlyLate: boolean;
}

export const NOBODY = 'sem';

export const matches =
  ({ status, type, responsible, onlyLate }: ActionFilter) =>
  (action: Action): boolean =>
    (status === null || action.status === status) &&
    (type === null || action.type === type) &&
    (responsible === null || String(action.responsible?.id ?? NOBODY) === responsible) &&
    (!onlyLate || action.late !== null);

/** For how many days the action is late; 0 for one that is not. */
export const daysLate = ({ late }: Action): number =>
  late === null ? 0 : Math.max(late.days, late.pastEndDays ?? 0, 1);

/** After every day there is. */
const NEVER = '9999';

/** When the action asks for somebody next: one that is planned begins, another ends. */
const nextDay = ({ status, startDate, endDate }: Action): string =>
  (status === 'planejada' ? (startDate ?? endDate) : endDate) ?? NEVER;

/** What is late comes first, the longest before; then what is under way, by the day that comes next. */
export function lateFirst(a: Action, b: Action): number {
  const place = ({ status }: Action) => actionStatuses.indexOf(status);
  return (
    daysLate(b) - daysLate(a) ||
    place(a) - place(b) ||
    nextDay(a).localeCompare(nextDay(b)) ||
    a.title.localeCompare(b.title, 'pt-BR')
  );
}

interface Person {
  id: string;
  name: string;
}

/** Whoever answers for any of them, by name. */
export function responsibleOf(actions: readonly Action[]): Person[] {
  const people = new Map(
    actions.flatMap(({ responsible }) =>
      responsible ? [[responsible.id, { id: String(responsible.id), name: responsible.name }] as const] : [],
    ),
  );
  return [...people.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}
