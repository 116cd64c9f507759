import { createContext, useContext } from 'react';

import type { WriteId } from '@/api/wire/address';

import type { CurrentUser } from './session';

export const SessionContext = createContext<CurrentUser | null>(null);

/** The signed-in person. Only inside the staff area, where the session gate has let someone through. */
export function useSignedIn(): CurrentUser {
  const user = useContext(SessionContext);
  if (!user) throw new Error('useSignedIn stands outside the session gate');
  return user;
}

/** Whether the server lets the signed-in person call an operation; for disabling with a reason, never for trust. */
export const useMay = (right: WriteId): boolean => useSignedIn().rights.includes(right);
