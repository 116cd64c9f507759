import type { Colleague } from '@/api/people/users';
import { plain } from '@/domain/plain';

import type { StaffRole } from './user.schema';

export interface UserFilter {
  role: StaffRole | null;
  state: 'ativos' | 'inativos' | null;
  /** Part of a name, a username or an e-mail, in any case, with or without accents. */
  search: string;
}

export function matches({ role, state, search }: UserFilter) {
  const wanted = plain(search.trim());
  return ({ name, role: theirs, account }: Colleague): boolean =>
    (role === null || theirs === role) &&
    (state === null || (account?.active ?? true) === (state === 'ativos')) &&
    plain(`${name} ${account?.username ?? ''} ${account?.email ?? ''}`).includes(wanted);
}

export const isActive = ({ account }: Colleague): boolean => account?.active ?? true;

/** The one manager who may sign in, if there is but one. */
export function onlyManager(staff: readonly Colleague[]): number | null {
  const managers = staff.filter((it) => it.role === 'gestor' && isActive(it));
  return managers.length === 1 ? (managers[0]?.id ?? null) : null;
}

const DAY = 86_400_000;

/** Days that an issued password still opens something, rounded up; 0 when it does no more. */
export const daysUntil = (until: string, now: Date = new Date()): number =>
  Math.max(0, Math.ceil((new Date(until).getTime() - now.getTime()) / DAY));
