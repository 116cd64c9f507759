import type { Action } from '@/api/actions/actions';
import type { Milestone } from '@/api/actions/milestones';

export type MilestoneState = 'done' | 'late' | 'open';

/** On this day, as the school's state counts it. Only what is under way is late. */
export function stateOf(
  { status, dueDate }: Pick<Milestone, 'status' | 'dueDate'>,
  { status: of }: Pick<Action, 'status'>,
  today: string,
): MilestoneState {
  if (status === 'concluido') return 'done';
  return of === 'ativo' && dueDate !== null && dueDate < today ? 'late' : 'open';
}
