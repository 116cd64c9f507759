import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { askUntil } from '@/api/wire/client';
import { refuse, serve } from '@/test/server';

import { patiently } from './patience';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('leaves nothing on a signal once a wait or a call is over', async () => {
  const { signal } = new AbortController();
  const listeners = new Set<unknown>();
  vi.spyOn(signal, 'addEventListener').mockImplementation((_: string, listener: unknown) => {
    listeners.add(listener);
  });
  vi.spyOn(signal, 'removeEventListener').mockImplementation((_: string, listener: unknown) => {
    listeners.delete(listener);
  });
  const during: number[] = [];
  serve({
    'POST /api/auth/logout': () => {
      during.push(listeners.size);
      return refuse(503, 'Ocupado.', 5);
    },
  });
  const send = () => askUntil(signal)('/api/auth/logout');
  const outcome = patiently(send, { signal, tries: 4 }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toMatchObject({ status: 503 });
  // Each call has one of its own, and the waits before it left none.
  expect(during).toEqual([1, 1, 1, 1]);
  expect(listeners.size).toBe(0);
});
