import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';

import { Problem } from '@/api/wire/problem';
import { swrOptions } from '@/api/wire/swr-options';
import { marina } from '@/test/people';
import { type Answer, refuse, serve } from '@/test/server';

import { isUserStored, useSessionActions } from './session';

const credentials = { username: 'marina', password: 'segredo' };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Answers each sign-in in turn, and again as the last; what was sent is in `bodies`. */
function signIn(...answers: ReturnType<Answer<'POST /api/auth/login'>>[]) {
  vi.useFakeTimers();
  const bodies: unknown[] = [];
  serve({
    'POST /api/auth/login': ({ body }) => {
      bodies.push(body);
      return answers[Math.min(bodies.length, answers.length) - 1] ?? refuse(500);
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>{children}</SWRConfig>
  );
  const { result, unmount } = renderHook(() => useSessionActions(), { wrapper });
  const outcome = result.current.signIn(credentials).catch((error: unknown) => error);
  return { bodies, outcome, unmount };
}

it('a sign-in waits for a busy server and is sent again', async () => {
  const { bodies, outcome } = signIn(refuse(503, 'O sistema está ocupado.', 30), marina);
  await act(() => vi.advanceTimersByTimeAsync(29_999));
  expect(bodies).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(await outcome).toEqual(marina);
  expect(bodies).toEqual([credentials, credentials]);
});

it.each([
  ['who guessed too often', refuse(429, 'Muitas tentativas.', 2)],
  ['who would wait for longer than half a minute', refuse(503, 'O sistema está ocupado.', 31)],
])('%s is told at once', async (_, refusal) => {
  const { bodies, outcome } = signIn(refusal, marina);
  expect(await outcome).toMatchObject({ status: refusal.problem.status, detail: refusal.problem.detail });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(bodies).toHaveLength(1);
});

it.each([
  ['waits', [refuse(503, 'O sistema está ocupado.', 9), marina], 1],
  ['is under way', [new Promise<never>(() => {})], 1],
  ['is under way again', [refuse(503, 'O sistema está ocupado.', 9), new Promise<never>(() => {})], 2],
])('a sign-in that %s ends with what it was asked from', async (_, answers, sent) => {
  const { bodies, outcome, unmount } = signIn(...answers);
  await act(() => vi.advanceTimersByTimeAsync(sent === 1 ? 1_000 : 10_000));
  unmount();
  expect(await outcome).toBeInstanceOf(Problem);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(bodies).toHaveLength(sent);
  expect(isUserStored()).toBe(false);
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
  await act(async () => void (await result.current.signIn(credentials, { known: before })));
  expect(cache.get('/api/school/7')?.data).toBe(kept);
});
