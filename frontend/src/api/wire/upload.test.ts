import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { onSessionEnd } from '@/api/session/session-end';
import { upload } from './upload';

/** As much of the browser's request as an upload uses; the test plays the network. */
class Request extends EventTarget {
  static last: Request;
  static all: Request[] = [];
  readonly headers = new Map<string, string>();
  readonly upload = new EventTarget();
  status = 0;
  responseType = '';
  response: Blob | null = null;
  sent: unknown = null;
  address = '';
  private readonly answerHeaders = new Map<string, string>();

  constructor() {
    super();
    Request.last = this;
    Request.all.push(this);
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
    this.response = new Blob([JSON.stringify(body)]);
    const all = { 'content-type': 'application/problem+json', ...headers };
    Object.entries(all).forEach(([name, value]) => this.answerHeaders.set(name, value));
    this.end('load');
  }
  private end(how: string) {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}

const PATH = '/api/school/{school}/ideb/import';
const sheet = new Blob(['ano;ideb']);
const onProgress = vi.fn<(share: number) => void>();
const tell = vi.fn<(seconds: number | null) => void>();
let leave = new AbortController();
const start = (file = sheet, rehearsal = true) =>
  upload(
    PATH,
    { school: 1, dryRun: rehearsal, body: { file } },
    { onProgress, signal: leave.signal, rehearsal, tell },
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Request);
  onProgress.mockClear();
  tell.mockClear();
  Request.all = [];
  leave = new AbortController();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('upload', () => {
  it('tells how much has gone and gives the answer', async () => {
    const report = start();
    const { last } = Request;
    expect(last.address).toBe('POST /api/school/1/ideb/import?dryRun=true');
    expect(last.sent instanceof FormData && last.sent.get('file')).toMatchObject({ size: sheet.size });
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

describe('an import', () => {
  /** Sends a file to be brought in, as far as its request. */
  async function bringIn(file = sheet) {
    const before = Request.all.length;
    const report = start(file, false);
    report.catch(() => undefined);
    await vi.waitFor(() => expect(Request.all.length).toBe(before + 1));
    const request = Request.last;
    return { report, request, key: request.headers.get('idempotency-key') };
  }

  it('goes under a key, which a rehearsal does not need', async () => {
    const { report, request, key } = await bringIn();
    expect(key).toMatch(/^[\da-f-]{36}$/);
    request.answer(200, { created: 3 });
    await expect(report).resolves.toEqual({ created: 3 });
    void start().catch(() => undefined);
    expect(Request.last.headers.has('idempotency-key')).toBe(false);
    leave.abort();
  });

  it('keeps the key of its bytes until it is answered', async () => {
    const lost = await bringIn();
    lost.request.fail();
    await expect(lost.report).rejects.toMatchObject({ status: 0 });
    const other = await bringIn(new Blob(['ano;ideb;2023']));
    expect(other.key).not.toBe(lost.key);
    other.request.answer(200, {});
    await other.report;
    const again = await bringIn(new Blob(['ano;ideb']));
    expect(again.key).toBe(lost.key);
    again.request.answer(200, {});
    await again.report;
    const anew = await bringIn();
    expect(anew.key).not.toBe(lost.key);
    anew.request.answer(200, {});
    await anew.report;
  });

  it('waits for a busy server and is sent again under the same key', async () => {
    const { report, request, key } = await bringIn();
    request.answer(503, { detail: 'Ocupado.' }, { 'retry-after': '5' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(Request.all).toHaveLength(2);
    expect(Request.last.headers.get('idempotency-key')).toBe(key);
    Request.last.answer(200, { created: 3 });
    await expect(report).resolves.toEqual({ created: 3 });
  });

  it('is sent again for a minute, and says each wait', async () => {
    vi.spyOn(Request.prototype, 'send').mockImplementation(function refuse(this: Request) {
      queueMicrotask(() => this.answer(503, { detail: 'Ocupado.' }, { 'retry-after': '7' }));
    });
    const { report } = await bringIn();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(report).rejects.toMatchObject({ status: 503, detail: 'Ocupado.' });
    expect(Request.all).toHaveLength(9);
    expect(tell.mock.calls).toEqual(Array.from({ length: 8 }, () => [[7], [null]]).flat());
  });

  it('that is left while it waits is not sent again', async () => {
    const { report, request } = await bringIn();
    request.answer(503, {}, { 'retry-after': '5' });
    await vi.advanceTimersByTimeAsync(1_000);
    leave.abort();
    await expect(report).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Request.all).toHaveLength(1);
  });

  it('that is left before it is on its way is not sent', async () => {
    leave.abort();
    const before = Request.all.length;
    await expect(start(sheet, false)).rejects.toMatchObject({ status: 0 });
    expect(Request.all).toHaveLength(before);
  });

  it('of a file that changed since it was chosen says so', async () => {
    const file = new Blob(['ano;ideb']);
    file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    await expect(start(file, false)).rejects.toMatchObject({
      detail: 'O arquivo mudou depois de escolhido. Escolha a planilha de novo.',
    });
  });
});
