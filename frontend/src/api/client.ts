import { Problem, readProblem } from './problem';
import { announceSessionEnd } from './session-end';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls that decide or ask who is signed in; their 401 is an answer, not the end of a session. */
const SESSION_CALLS: readonly string[] = ['/api/auth/login', '/api/auth/logout', '/api/auth/user'];

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  if (!response.ok) {
    const problem = await readProblem(response);
    if (problem.status === 401 && !SESSION_CALLS.includes(path)) announceSessionEnd();
    throw problem;
  }
  // An empty answer (204) belongs to calls whose T is void.
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  if (method !== 'GET') headers.set('X-Requested-With', 'ideb');
  if (method === 'POST') headers.set('Idempotency-Key', newKey());
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  const payload = isForm ? body : JSON.stringify(body);
  try {
    return await fetch(path, {
      method,
      headers,
      credentials: 'include',
      ...(body === undefined ? {} : { body: payload }),
    });
  } catch {
    throw new Problem({ status: 0 });
  }
}

/** A random v4 key; randomUUID is missing where a school serves plain http on its own network. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
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
