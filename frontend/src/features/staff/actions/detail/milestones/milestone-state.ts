import type { Milestone } from '@/api/actions/milestones';

export type MilestoneState = 'done' | 'late' | 'open';

/** Only what is under way is late, by the day it is at the school. */
export const stateOf = ({ status, lateDays }: Pick<Milestone, 'status' | 'lateDays'>): MilestoneState =>
  status === 'concluido' ? 'done' : lateDays === null ? 'open' : 'late';
