import { vi } from 'vitest';

import type { components, paths } from '@/api/schema.gen';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type CallsOf<P extends keyof paths> = {
  [M in Method]: [paths[P][M]] extends [undefined] ? never : `${Uppercase<M>} ${P}`;
}[Method];

/** A method and a path as the server's document writes them: "GET /api/school/{school}/goals". */
export type Call = { [P in keyof paths]: CallsOf<P> }[keyof paths];

type OperationOf<C extends Call> = C extends `${infer M} ${infer P extends keyof paths}`
  ? paths[P][Lowercase<M> & Method]
  : never;

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;

type BodyOf<C extends Call> = OperationOf<C> extends { requestBody: infer Body } ? Json<Body> : undefined;

/** What the document says of a call that went well; undefined where it answers nothing. */
type AnswerOf<C extends Call> =
  OperationOf<C> extends { responses: infer R } ? Json<R[keyof R & (200 | 201 | 202 | 204)]> : never;

const totals = new WeakMap<object, number>();

/** A page of a list, with how many there are of it. */
export function counted<T extends object>(rows: T, total: number): T {
  totals.set(rows, total);
  return rows;
}

class Refusal {
  constructor(
    readonly problem: components['schemas']['Problem'],
    readonly retryAfter: number | undefined,
  ) {}
}

/** The server's refusal, with the sentence it gives, the seconds after which it asks to be tried again, and its kind. */
export const refuse = (status: number, detail = '', retryAfter?: number, type = 'about:blank'): Refusal =>
  new Refusal({ type, title: String(status), status, detail }, retryAfter);

/** A refusal that names what is wrong, by path. */
export const refuseFields = (status: number, errors: Record<string, string>, type = 'about:blank'): Refusal =>
  new Refusal({ type, title: String(status), status, detail: '', errors }, undefined);

/** The refusal of whatever is asked of what is not there, or not any more. */
export const refuseGone = (): Refusal =>
  new Refusal(
    { type: 'urn:ideb:not-found', title: 'Not Found', status: 404, detail: 'Não encontrado.' },
    undefined,
  );

/** The refusal of a change to what somebody else has changed meanwhile, with what there is now. */
export const refuseChanged = (current: object, detail = ''): Refusal =>
  new Refusal(
    // The document does not say what it brings.
    {
      type: 'urn:ideb:changed',
      title: 'Conflict',
      status: 409,
      detail,
      current: current as Record<string, never>,
    },
    undefined,
  );

export type Answer<C extends Call> = (request: {
  body: BodyOf<C>;
  url: URL;
  /** Under which it acts once. */
  key: string | null;
}) => AnswerOf<C> | Refusal | Promise<AnswerOf<C> | Refusal>;

export type Answers = { [C in Call]?: Answer<C> };

type AnyAnswer = (request: { body: unknown; url: URL; key: string | null }) => unknown;

/** "GET /api/school/{school}" answers for every school; a path without a gap comes before one with. */
function answerTo(answers: Answers, call: string): AnyAnswer | undefined {
  const known = Object.keys(answers).toSorted((a, b) => a.split('{').length - b.split('{').length);
  const found = known.find((name) => new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(call));
  return (answers as Record<string, AnyAnswer | undefined>)[found ?? ''];
}

function responseOf(answer: unknown): Response {
  if (answer instanceof Refusal) {
    const headers = new Headers({ 'Content-Type': 'application/problem+json' });
    if (answer.retryAfter !== undefined) headers.set('Retry-After', String(answer.retryAfter));
    return new Response(JSON.stringify(answer.problem), { status: answer.problem.status, headers });
  }
  if (answer === undefined) return new Response(null, { status: 204 });
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const total = typeof answer === 'object' && answer !== null ? totals.get(answer) : undefined;
  if (total !== undefined) headers.set('X-Total-Count', String(total));
  return new Response(JSON.stringify(answer), { headers });
}

/**
 * A server for one test, typed by the real one's document: a call that it does not have, or an answer of another
 * shape, does not compile. What the test does not answer is not found.
 */
export function serve(answers: Answers): void {
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const url = new URL(path, 'http://localhost');
    const call = `${init?.method ?? 'GET'} ${url.pathname}`;
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const key = new Headers(init?.headers).get('Idempotency-Key');
    const answer = answerTo(answers, call) ?? (() => refuse(404, `Nada em ${call}`));
    const hungUp = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
    return responseOf(await Promise.race([answer({ body, url, key }), hungUp]));
  });
}
