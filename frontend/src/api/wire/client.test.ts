import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { onSessionEnd } from '@/api/session/session-end';

import { ask, postOnce, put, read } from './client';
import { Problem } from './problem';

type Fetch = typeof globalThis.fetch;

const answered = (status: number, body?: unknown, headers: Record<string, string> = {}): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });

/** A server that answers all calls alike, or as they come. */
function serve(how: (...call: Parameters<Fetch>) => Promise<Response>) {
  const fetch = vi.fn<Fetch>(how);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const answer = (status: number, body?: unknown) => serve(async () => answered(status, body));

/** Its head came, its body did not. */
function brokenOff(status: number): Response {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network')) });
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

/** A server that never answers, until the call is given up. */
const silence: Fetch = (_, request) =>
  new Promise((_resolve, reject) => {
    request?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

const noConnection = () => Promise.reject(new TypeError('network'));

const headersOf = (fetch: ReturnType<typeof serve>, call = 0): Headers =>
  new Headers(fetch.mock.calls[call]?.[1]?.headers);

const keyOf = (fetch: ReturnType<typeof serve>, call = 0) => headersOf(fetch, call).get('idempotency-key');

const school = 1;
const goal = { stage: 'anos_finais', year: 2027, goal: '5.4' } as const;
const credentials = { username: 'marina', password: 'segredo' };
const save = (approvalRate = '94.5') => postOnce('/api/simulations', { body: { approvalRate } });

afterEach(() => vi.unstubAllGlobals());

describe('client', () => {
  it('marks a write and sends its body', async () => {
    const fetch = answer(200, {});
    await put('/api/school/{school}/goals', { school, body: goal });
    const [address, request] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/api/school/1/goals');
    expect(request).toMatchObject({ method: 'PUT', credentials: 'include', body: JSON.stringify(goal) });
    expect(headersOf(fetch).get('x-requested-with')).toBe('ideb');
    expect(headersOf(fetch).get('content-type')).toBe('application/json');
  });

  it('leaves reads plain and empty answers undefined', async () => {
    const fetch = answer(200);
    await expect(read('/api/notifications')).resolves.toBeUndefined();
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/notifications');
    expect([...headersOf(fetch).keys()]).toEqual(['accept']);
  });

  it('gives a key only to what acts once', async () => {
    const fetch = answer(200, {});
    await save();
    await ask('/api/auth/login', { body: credentials });
    await put('/api/school/{school}/goals', { school, body: goal });
    expect(keyOf(fetch, 0)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect([keyOf(fetch, 1), keyOf(fetch, 2)]).toEqual([null, null]);
  });

  it('announces the end of a session, but not a wrong password', async () => {
    const ended = vi.fn<() => void>();
    const stop = onSessionEnd(ended);
    answer(401, { detail: 'Usuário ou senha incorretos' });
    await expect(ask('/api/auth/login', { body: credentials })).rejects.toBeInstanceOf(Problem);
    expect(ended).not.toHaveBeenCalled();
    answer(401, { detail: 'Entre no sistema para continuar.' });
    await expect(put('/api/school/{school}/goals', { school, body: goal })).rejects.toMatchObject({
      status: 401,
      detail: 'Sua sessão terminou antes deste pedido, e nada foi salvo. Tente de novo.',
    });
    expect(ended).toHaveBeenCalledOnce();
    stop();
  });

  it('says when no answer came', async () => {
    serve(noConnection);
    await expect(read('/api/about')).rejects.toMatchObject({ status: 0, detail: null });
  });

  it('treats an answer that breaks off, or is no JSON, as none', async () => {
    const answers = [brokenOff(200), new Response('<html>')];
    serve(async () => answers.shift() ?? answered(500));
    await expect(read('/api/about')).rejects.toMatchObject({ name: 'Problem', status: 0 });
    await expect(read('/api/about')).rejects.toMatchObject({ name: 'Problem', status: 0 });
  });

  it('keeps the status of a refusal that breaks off', async () => {
    serve(async () => brokenOff(409));
    await expect(read('/api/about')).rejects.toMatchObject({ name: 'Problem', status: 409 });
  });
});

/** What became of a promise so far. */
function outcomeOf(promise: Promise<unknown>) {
  const outcome = { settled: false, sentence: '' };
  promise.then(
    () => (outcome.settled = true),
    (error: unknown) => {
      outcome.settled = true;
      if (error instanceof Problem) outcome.sentence = error.sentence();
    },
  );
  return outcome;
}

describe('a call that gets no answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['a read', 20, () => read('/api/about'), /20 segundos\. Verifique a conexão e tente de novo\.$/],
    [
      'a write',
      30,
      () => put('/api/school/{school}/goals', { school, body: goal }),
      /30 segundos\. Pode ter sido salvo ou não: confira antes de enviar de novo\.$/,
    ],
    [
      'a sign-in',
      30,
      () => ask('/api/auth/login', { body: credentials }),
      /30 segundos\. Verifique a conexão e tente de novo\.$/,
    ],
  ])('%s is given up after %i seconds, and says so', async (_, seconds, send, sentence) => {
    serve(silence);
    const outcome = outcomeOf(send());
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(outcome.settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.sentence).toMatch(sentence);
  });

  it('that acts once says that it may be sent again, and is sent under the same key', async () => {
    const fetch = serve(silence);
    const outcome = outcomeOf(save());
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(30_000);
    expect(outcome.sentence).toMatch(
      /Pode ter sido salvo ou não: envie de novo, e nada será salvo duas vezes\.$/,
    );
    const again = answer(201, {});
    await save();
    expect(keyOf(again)).toBe(keyOf(fetch));
  });

  it('is given up too when its body stops coming', async () => {
    serve(async (_, request) => {
      const body = new ReadableStream({
        start: (stream) =>
          request?.signal?.addEventListener('abort', () => stream.error(new Error('aborted'))),
      });
      return new Response(body);
    });
    const outcome = outcomeOf(read('/api/about'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(outcome.sentence).toMatch(/20 segundos/);
  });

  it('leaves no clock running once it was answered', async () => {
    answer(200, {});
    await read('/api/about');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a post without an answer', () => {
  const send = async (approvalRate?: string) => {
    const fetch = answer(201, {});
    await save(approvalRate);
    return keyOf(fetch);
  };
  const lose = async (how: () => Promise<Response>) => {
    const fetch = serve(how);
    await expect(save()).rejects.toBeInstanceOf(Problem);
    return keyOf(fetch);
  };

  it('keeps its key when it is sent again', async () => {
    const key = await lose(noConnection);
    expect(await lose(async () => brokenOff(201))).toBe(key);
    expect(await lose(async () => answered(504))).toBe(key);
    expect(await send()).toBe(key);
  });

  it('is another one with another body, or once it was answered', async () => {
    const key = await lose(noConnection);
    expect(await send('95')).not.toBe(key);
    expect(await lose(async () => answered(409))).toBe(key);
    expect(await send()).not.toBe(key);
  });
});

describe('a busy server', () => {
  const busy = (seconds: string, status = 503) =>
    answered(status, { detail: 'Ocupado.' }, { 'retry-after': seconds });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is waited for as long as it says, and gets the same key again', async () => {
    const answers = [busy('7'), busy('3', 429)];
    const fetch = serve(async () => answers.shift() ?? answered(201, { id: 1 }));
    const saved = save();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    await vi.advanceTimersByTimeAsync(6_900);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(saved).resolves.toEqual({ id: 1 });
    expect(new Set([keyOf(fetch, 0), keyOf(fetch, 1), keyOf(fetch, 2)]).size).toBe(1);
  });

  it('is asked three times at most, and then told', async () => {
    const fetch = serve(async () => busy('10'));
    const outcome = outcomeOf(save());
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(outcome.sentence).toBe('Ocupado.');
  });

  it.each([
    ['a wait that is too long', () => busy('11'), () => save()],
    ['one that says no time', () => answered(503, { detail: 'Ocupado.' }), () => save()],
    ['another refusal', () => answered(409, {}, { 'retry-after': '1' }), () => save()],
    ['a read', () => busy('1'), () => read('/api/about')],
    [
      'a write that may act twice',
      () => busy('1'),
      () => put('/api/school/{school}/goals', { school, body: goal }),
    ],
  ])('is not asked again by itself: %s', async (_, refusal, send) => {
    const fetch = serve(async () => refusal());
    await expect(send()).rejects.toBeInstanceOf(Problem);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
