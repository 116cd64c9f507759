import { useSWRConfig } from 'swr';

import { post } from '@/api/wire/client';
import { isProblem } from '@/api/wire/problem';
import type { CurrentUser, DemoAccounts } from './schema';
import { type Resource, useResource } from '@/api/wire/use-resource';

export const CURRENT_USER_PATH = '/api/auth/user';
const STORED_USER = 'currentUser';

/** The server's word on who is signed in; waits unless asked. */
export const useCurrentUser = (ask = true): Resource<CurrentUser> =>
  useResource<CurrentUser>(ask ? CURRENT_USER_PATH : null);

export const useDemoAccounts = (): Resource<DemoAccounts> => useResource<DemoAccounts>('/api/auth/demo');

export interface Credentials {
  username: string;
  password: string;
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** For display only: the server alone decides who may do what. */
export function storeUser(user: CurrentUser | null): void {
  try {
    if (user) localStorage.setItem(STORED_USER, JSON.stringify(user));
    else localStorage.removeItem(STORED_USER);
  } catch {
    // A browser that refuses storage still works: nothing reads this to decide.
  }
}

/** Whether somebody signed in on this browser and did not sign out: worth asking the server. */
export function isUserStored(): boolean {
  try {
    return localStorage.getItem(STORED_USER) !== null;
  } catch {
    return false;
  }
}

export function useSessionActions() {
  const { mutate } = useSWRConfig();

  /** Forgets every answer, so that the next person never sees the last one's figures. */
  const forget = () => mutate(() => true, undefined, { revalidate: false });

  return {
    /** Opens a session; what was read under another user is dropped. */
    async signIn(credentials: Credentials, known?: CurrentUser): Promise<CurrentUser> {
      const user = await post<CurrentUser>('/api/auth/login', credentials);
      const isOther = known?.id !== user.id;
      if (isOther) await forget();
      storeUser(user);
      await mutate(CURRENT_USER_PATH, user, { revalidate: false });
      // What was refused while the session was over is on screen as a failure: read it again.
      if (!isOther) void mutate((key) => key !== CURRENT_USER_PATH);
      return user;
    },
    /** Ends the session. Throws while the server has not ended it; one that is over already counts as ended. */
    async signOut(): Promise<void> {
      await post('/api/auth/logout').catch((error: unknown) => {
        if (!isProblem(error, 401)) throw error;
      });
      storeUser(null);
      await forget();
    },
    changePassword: (change: PasswordChange): Promise<void> => post('/api/auth/password', change),
  };
}
