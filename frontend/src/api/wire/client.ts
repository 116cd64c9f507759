import { onceOnly } from './once-only';
import { Problem, readProblem } from './problem';
import { announceSessionEnd } from '@/api/session-end';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls that decide or ask who is signed in; their 401 is an answer, not the end of a session. */
const SESSION_CALLS: readonly string[] = ['/api/auth/login', '/api/auth/logout', '/api/auth/user'];

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const isForm = body instanceof FormData;
  const payload = isForm ? body : JSON.stringify(body);
  const headers = new Headers({ Accept: 'application/json' });
  if (method !== 'GET') headers.set('X-Requested-With', 'ideb');
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  const request: RequestInit = { method, headers, credentials: 'include' };
  if (payload !== undefined) request.body = payload;
  if (method !== 'POST' || typeof payload !== 'string') return readAnswer<T>(path, await send(path, request));
  return onceOnly(`${path} ${payload}`, async (key) => {
    headers.set('Idempotency-Key', key);
    return readAnswer<T>(path, await send(path, request));
  });
}

const send = (path: string, request: RequestInit): Promise<Response> =>
  fetch(path, request).catch(() => Promise.reject(new Problem({ status: 0 })));

/** What the server answered; its refusal is thrown, and the end of the session made known. */
export async function readAnswer<T>(path: string, response: Response): Promise<T> {
  if (!response.ok) {
    const problem = await readProblem(response);
    if (problem.status === 401 && !SESSION_CALLS.includes(path)) announceSessionEnd();
    throw problem;
  }
  try {
    // An empty answer (204) belongs to calls whose T is void.
    const text = await response.text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  } catch {
    throw new Problem({ status: 0 });
  }
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);
export const post = <T = void>(path: string, body?: unknown): Promise<T> => call<T>('POST', path, body);
export const put = <T = void>(path: string, body?: unknown): Promise<T> => call<T>('PUT', path, body);
export const del = <T = void>(path: string): Promise<T> => call<T>('DELETE', path);

/** "?a=1&b=2", leaving out what is absent. */
export function query(parameters: Record<string, string | number | null | undefined>): string {
  const present = Object.entries(parameters).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return present.length === 0 ? '' : `?${new URLSearchParams(present)}`;
}
