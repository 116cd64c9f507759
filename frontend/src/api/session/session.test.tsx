import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import { swrOptions } from '@/api/wire/swr-options';
import { marina } from '@/test/people';
import { refuse, serve } from '@/test/server';

import { useSessionActions } from './session';

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

it.each([
  ['the same person keeps what was read', marina, 'Escola Nova'],
  ['another person finds nothing of the one before', { ...marina, id: 2 }, undefined],
])('%s', async (_, before, kept) => {
  serve({ 'POST /api/auth/login': () => marina });
  const cache = new Map<string, { data: string }>([['/api/school/7', { data: 'Escola Nova' }]]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...swrOptions, provider: () => cache }}>{children}</SWRConfig>
  );
  const { result } = renderHook(() => useSessionActions(), { wrapper });
  await act(async () => void (await result.current.signIn(credentials, before)));
  expect(cache.get('/api/school/7')?.data).toBe(kept);
});
