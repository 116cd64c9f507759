import { type CurrentUser, storeUser } from '@/api/session/session';

/** As `storeUser` keeps who is signed in, for display only. */
const STORED_USER = 'currentUser';

/** A browser that refuses storage keeps whoever came in for as long as the page is open. */
let entered = false;

/** Whether this browser knows a pupil who came in; what it has kept and cannot read is none, and is dropped. */
export function isPupilStored(): boolean {
  if (entered) return true;
  try {
    const kept = JSON.parse(localStorage.getItem(STORED_USER) ?? 'null') as Partial<CurrentUser> | null;
    if (kept === null || (kept.role === 'aluno' && Number.isInteger(kept.id))) return kept !== null;
    if (kept.role === undefined) storeUser(null);
    return false;
  } catch {
    storeUser(null);
    return false;
  }
}

/** Somebody came in, or went. */
export function storePupil(user: CurrentUser | null): void {
  entered = user !== null;
  storeUser(user);
}
