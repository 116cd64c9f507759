import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';

import { address, type Schemas } from '@/api/wire/address';
import { ask, askUntil } from '@/api/wire/client';
import { type Patience, patiently } from '@/api/wire/again/patience';
import { isProblem } from '@/api/wire/problem';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { useWrite } from '@/api/wire/use-write';

import { announceSessionRenewed } from './session-end';

export type CurrentUser = Schemas['CurrentUser'];
export type Credentials = Schemas['Login'];
export type PasswordChange = Schemas['ChangePassword'];

/**
 * A whole school signs in at the first bell: nobody is sent away for that, nor left without a word for more than a
 * minute. Who guessed too often is told so.
 */
export const PATIENCE: Patience = { tries: 20, longest: 30, within: 60, refusals: [503] };

const CURRENT_USER = address('/api/auth/user');
const STORED_USER = 'currentUser';

/** The server's word on who is signed in; waits unless asked. */
export const useCurrentUser = (asked = true): Resource<CurrentUser> =>
  useResource(asked ? CURRENT_USER : null);

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
  const { post } = useWrite();
  const leaving = useRef<AbortController>(null);
  // Who has left is not signed in behind their back: the computer may be the next person's by then.
  useEffect(() => () => leaving.current?.abort(), []);

  /** Somebody is in. Of another one before every answer is forgotten: nobody sees the last person's figures. */
  async function begin(user: CurrentUser, isOther = true): Promise<void> {
    if (isOther) await forget();
    storeUser(user);
    await mutate(CURRENT_USER, user, { revalidate: false });
  }

  const forget = () => mutate(() => true, undefined, { revalidate: false });

  return {
    /** A session that another answer than the form's opened. */
    enter: (user: CurrentUser): Promise<void> => begin(user),
    /** Opens a session; what was read under another user is dropped. Ends with the part of the page that asked. */
    async signIn(
      credentials: Credentials,
      { known, tell }: { known?: CurrentUser } & Pick<Patience, 'tell'> = {},
    ): Promise<CurrentUser> {
      const { signal } = (leaving.current = new AbortController());
      const enter = () => askUntil(signal)('/api/auth/login', { body: credentials });
      const user = await patiently(enter, { ...PATIENCE, signal, tell });
      const isOther = known?.id !== user.id;
      await begin(user, isOther);
      // What was refused while the session was over is on screen as a failure: read it again.
      if (!isOther) {
        void mutate((key) => key !== CURRENT_USER);
        announceSessionRenewed();
      }
      return user;
    },
    /** Gives up a sign-in that waits or is under way. */
    stopSigningIn: () => leaving.current?.abort(),
    /** Ends the session. Throws while the server has not ended it; one that is over already counts as ended. */
    async signOut(): Promise<void> {
      await ask('/api/auth/logout').catch((error: unknown) => {
        if (!isProblem(error, 401)) throw error;
      });
      storeUser(null);
      await forget();
    },
    changePassword: (body: PasswordChange): Promise<void> => post('/api/auth/password', { body }),
  };
}
