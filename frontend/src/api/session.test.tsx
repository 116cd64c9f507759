import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import { swrOptions } from '@/api/wire/swr-options';
import { json, serve } from '@/test/server';

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
      if (bodies.length > 1) return json({ id: 1 });
      return new Response('', { status: 429, headers: { 'retry-after': '2' } });
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
  await expect(entered).resolves.toEqual({ id: 1 });
  expect(bodies).toEqual([credentials, credentials]);
});
