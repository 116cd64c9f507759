import { createContext, useContext } from 'react';

import type { CurrentUser } from './schema';

export const SessionContext = createContext<CurrentUser | null>(null);

/** The signed-in person. Only inside the staff area, where the session gate has let someone through. */
export function useSignedIn(): CurrentUser {
  const user = useContext(SessionContext);
  if (!user) throw new Error('useSignedIn stands outside the session gate');
  return user;
}

/** What a role may change, as the server decides it; for disabling with a reason, never for trust. */
export const mayEditFigures = (user: CurrentUser): boolean =>
  user.role === 'gestor' || user.role === 'coordenador';

export const mayEditSchool = (user: CurrentUser): boolean => user.role === 'gestor';
