import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { onSessionEnd } from '@/api/session-end';
import { upload } from './upload';

/** As much of the browser's request as an upload uses; the test plays the network. */
class Request extends EventTarget {
  static last: Request;
  readonly headers = new Map<string, string>();
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  sent: unknown = null;
  address = '';
  private readonly answerHeaders = new Map<string, string>();

  constructor() {
    super();
    Request.last = this;
  }
  open(method: string, path: string) {
    this.address = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name.toLowerCase(), value);
  }
  getResponseHeader(name: string) {
    return this.answerHeaders.get(name.toLowerCase()) ?? null;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.end('abort');
  }
  fail() {
    this.end('error');
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: unknown, headers: Record<string, string> = {}) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    const all = { 'content-type': 'application/problem+json', ...headers };
    Object.entries(all).forEach(([name, value]) => this.answerHeaders.set(name, value));
    this.end('load');
  }
  private end(how: string) {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}

const PATH = '/api/school/1/ideb/import?dryRun=true';
const form = new FormData();
const onProgress = vi.fn<(share: number) => void>();
let leave = new AbortController();
const start = () => upload<{ created: number }>(PATH, form, { onProgress, signal: leave.signal });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Request);
  onProgress.mockClear();
  leave = new AbortController();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('upload', () => {
  it('tells how much has gone and gives the answer', async () => {
    const report = start();
    const { last } = Request;
    expect(last.address).toBe(`POST ${PATH}`);
    expect(last.sent).toBe(form);
    expect(last.headers.get('x-requested-with')).toBe('ideb');
    last.progress(250, 1000);
    expect(onProgress).toHaveBeenLastCalledWith(0.25);
    last.answer(200, { created: 3 });
    await expect(report).resolves.toEqual({ created: 3 });
  });

  it('gives the server’s own sentence, and how long to wait', async () => {
    const report = start();
    Request.last.answer(429, { detail: 'Muitas planilhas.' }, { 'retry-after': '30' });
    await expect(report).rejects.toMatchObject({ status: 429, detail: 'Muitas planilhas.', retryAfter: 30 });
  });

  it('announces the end of a session', async () => {
    const ended = vi.fn<() => void>();
    const stop = onSessionEnd(ended);
    const report = start();
    Request.last.answer(401, {});
    await expect(report).rejects.toMatchObject({ status: 401 });
    expect(ended).toHaveBeenCalledOnce();
    stop();
  });

  it('says when no answer came', async () => {
    const report = start();
    Request.last.fail();
    await expect(report).rejects.toMatchObject({ name: 'Problem', status: 0 });
  });

  it('stops when it is left', async () => {
    const report = start();
    leave.abort();
    await expect(report).rejects.toMatchObject({ status: 0 });
  });

  it('gives up when nothing has moved for a minute, and not before', async () => {
    const report = start();
    const given = vi.fn<(error: unknown) => void>();
    report.catch(given);
    await vi.advanceTimersByTimeAsync(59_000);
    Request.last.progress(1, 1000);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(given).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(given).toHaveBeenCalledWith(expect.objectContaining({ status: 0 }));
  });
});
