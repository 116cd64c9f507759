import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';

import { address, type Schemas } from '@/api/wire/address';
import { askUntil, readAddress } from '@/api/wire/client';
import { type Patience, patiently } from '@/api/wire/again/patience';
import { storePupil } from '@/api/pupil/stored-pupil';
import { PATIENCE } from '@/api/session/session';

export type PupilCredentials = Schemas['PupilLogin'];

const CURRENT_USER = address('/api/auth/user');

/** A pupil signs in: as long as the staff do they wait for a crowd, and what was read before them is forgotten. */
export function usePupilSignIn() {
  const { mutate } = useSWRConfig();
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  return {
    async signIn(credentials: PupilCredentials, tell: NonNullable<Patience['tell']>): Promise<void> {
      const { signal } = (leaving.current = new AbortController());
      const enter = () => askUntil(signal)('/api/students/auth', { body: credentials });
      await patiently(enter, { ...PATIENCE, signal, tell });
      const user = await readAddress(CURRENT_USER);
      await mutate(() => true, undefined, { revalidate: false });
      storePupil(user);
      await mutate(CURRENT_USER, user, { revalidate: false });
    },
    stop: () => leaving.current?.abort(),
  };
}

const SCHOOL_CODE = 'schoolCode';

/** The school whose pupils sign in on this browser, so that they type its code once. */
export function storedSchoolCode(): string {
  try {
    return localStorage.getItem(SCHOOL_CODE) ?? '';
  } catch {
    return '';
  }
}

export function storeSchoolCode(code: string | undefined): void {
  try {
    if (code) localStorage.setItem(SCHOOL_CODE, code);
    else localStorage.removeItem(SCHOOL_CODE);
  } catch {
    // A browser that refuses storage asks for it again.
  }
}
