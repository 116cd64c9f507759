import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import { swrOptions } from '@/api/wire/swr-options';
import { refuse, serve } from '@/test/server';

import { type CurrentUser, useSessionActions } from './session';

const marina: CurrentUser = {
  id: 1,
  schoolId: 7,
  username: 'marina',
  firstName: 'Marina',
  lastName: 'Souza',
  name: 'Marina Souza',
  role: 'gestor',
  email: null,
  rights: [],
};

const credentials = { username: 'marina', password: 'segredo' };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('a sign-in waits for a busy server and is sent again', async () => {
  vi.useFakeTimers();
  const bodies: unknown[] = [];
  serve({
    'POST /api/auth/login': ({ body }) => {
      bodies.push(body);
      return bodies.length > 1 ? marina : refuse(429, 'Muitas tentativas.', 2);
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>{children}</SWRConfig>
  );
  const { result } = renderHook(() => useSessionActions(), { wrapper });
  const entered = result.current.signIn(credentials);
  await act(() => vi.advanceTimersByTimeAsync(1_999));
  expect(bodies).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  await expect(entered).resolves.toEqual(marina);
  expect(bodies).toEqual([credentials, credentials]);
});
