import { afterEach, describe, expect, it, vi } from 'vitest';

import { get, post, query } from './client';
import { Problem } from './problem';
import { onSessionEnd } from '@/api/session-end';

function answer(status: number, body?: unknown) {
  const text = body === undefined ? null : JSON.stringify(body);
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(text, { status, headers: { 'content-type': 'application/problem+json' } })),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** Its head came, its body did not. */
function brokenOff(status: number): Response {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network')) });
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

const headersOf = (fetch: ReturnType<typeof answer>): Headers =>
  new Headers(fetch.mock.calls[0]?.[1]?.headers);

afterEach(() => vi.unstubAllGlobals());

describe('client', () => {
  it('marks unsafe calls and gives each its own key', async () => {
    const fetch = answer(201, { id: 1 });
    await post('/api/simulations', { approvalRate: '94.5' });
    const headers = headersOf(fetch);
    expect(headers.get('x-requested-with')).toBe('ideb');
    expect(headers.get('idempotency-key')).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    expect(fetch.mock.calls[0]?.[1]?.credentials).toBe('include');
  });

  it('leaves reads plain and empty answers undefined', async () => {
    const fetch = answer(200);
    await expect(get('/api/notifications')).resolves.toBeUndefined();
    expect(headersOf(fetch).get('idempotency-key')).toBeNull();
  });

  it('lets the browser name a form', async () => {
    const fetch = answer(200, {});
    await post('/api/school/1/ideb/import', new FormData());
    expect(headersOf(fetch).get('content-type')).toBeNull();
  });

  it('announces the end of a session, but not a wrong password', async () => {
    const ended = vi.fn<() => void>();
    const stop = onSessionEnd(ended);
    answer(401, { detail: 'Usuário ou senha incorretos' });
    await expect(post('/api/auth/login', {})).rejects.toBeInstanceOf(Problem);
    expect(ended).not.toHaveBeenCalled();
    await expect(get('/api/school/1')).rejects.toBeInstanceOf(Problem);
    expect(ended).toHaveBeenCalledOnce();
    stop();
  });

  it('says when no answer came', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('network'))),
    );
    await expect(get('/api/about')).rejects.toMatchObject({ status: 0 });
  });

  it('treats an answer that breaks off, or is no JSON, as none', async () => {
    const answers = [brokenOff(200), new Response('<html>')];
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
    await expect(get('/api/about')).rejects.toMatchObject({ name: 'Problem', status: 0 });
    await expect(get('/api/about')).rejects.toMatchObject({ name: 'Problem', status: 0 });
  });

  it('keeps the status of a refusal that breaks off', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(brokenOff(409)));
    await expect(get('/api/about')).rejects.toMatchObject({ name: 'Problem', status: 409 });
  });
});

describe('a post without an answer', () => {
  const body = { approvalRate: '94.5' };
  const keyOf = (fetch: ReturnType<typeof answer>) => headersOf(fetch).get('idempotency-key');
  const send = async (sent: unknown = body) => {
    const fetch = answer(201, {});
    await post('/api/simulations', sent);
    return keyOf(fetch);
  };
  const lose = async (how: () => Promise<Response>) => {
    const fetch = vi.fn<typeof globalThis.fetch>(how);
    vi.stubGlobal('fetch', fetch);
    await expect(post('/api/simulations', body)).rejects.toBeInstanceOf(Problem);
    return keyOf(fetch);
  };

  it('keeps its key when it is sent again', async () => {
    const key = await lose(() => Promise.reject(new TypeError('network')));
    expect(await lose(() => Promise.resolve(brokenOff(201)))).toBe(key);
    expect(await lose(() => Promise.resolve(new Response('', { status: 504 })))).toBe(key);
    expect(await send()).toBe(key);
  });

  it('is another one with another body, or once it was answered', async () => {
    const key = await lose(() => Promise.reject(new TypeError('network')));
    expect(await send({ approvalRate: '95' })).not.toBe(key);
    expect(await lose(() => Promise.resolve(new Response('', { status: 409 })))).toBe(key);
    expect(await send()).not.toBe(key);
  });
});

it('writes only what is there into a query', () => {
  expect(query({ stage: 'anos_finais', year: 2023, before: null })).toBe('?stage=anos_finais&year=2023');
  expect(query({ stage: undefined })).toBe('');
});
