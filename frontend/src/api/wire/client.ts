import { announceSessionEnd } from '@/api/session/session-end';

import {
  type Address,
  address,
  type Answer,
  type Args,
  type AskPath,
  type FilePath,
  fill,
  type Method,
  type OncePath,
  type Path,
  type PostPath,
  type UploadPath,
} from './address';
import { onceOnly } from './again/once-only';
import { patiently } from './again/patience';
import { readLines } from './lines/read-lines';
import { Problem, readProblem } from './problem';
import { problemText } from './problem.text';

/** Calls that decide or ask who is signed in; their 401 is an answer, not the end of a session. */
const SESSION_CALLS: readonly string[] = [
  '/api/auth/login',
  '/api/auth/logout',
  '/api/auth/user',
  '/api/students/auth',
];

/** How long an answer may take, in seconds. */
const READ_LIMIT = 20;
const WRITE_LIMIT = 30;

interface Call {
  method: Method;
  address: string;
  body?: unknown;
  /** The sentence for who waited in vain. */
  late: string;
  /** Repeated under the same key, it acts once. */
  key?: string;
  /** Given up when it is left. */
  signal?: AbortSignal | undefined;
  /** The kind of the answer; JSON where nothing is said. */
  accept?: string;
  /** How long the answer may take, in seconds, where it takes longer than others. */
  seconds?: number;
}

async function call<T>(
  { method, address: to, body, late, key, signal, accept, seconds }: Call,
  readIt: (from: string, response: Response) => Promise<T> = readAnswer<T>,
): Promise<T> {
  const headers = new Headers({ Accept: accept ?? 'application/json' });
  if (method !== 'get') headers.set('X-Requested-With', 'ideb');
  if (key !== undefined) headers.set('Idempotency-Key', key);
  const request: RequestInit = { method: method.toUpperCase(), headers, credentials: 'include' };
  if (body !== undefined) {
    headers.set('Content-Type', 'application/json');
    request.body = JSON.stringify(body);
  }
  const leaving = new AbortController();
  const giveUp = () => leaving.abort();
  const limit = setTimeout(giveUp, (seconds ?? (method === 'get' ? READ_LIMIT : WRITE_LIMIT)) * 1000);
  signal?.addEventListener('abort', giveUp);
  try {
    const sent = fetch(to, { ...request, signal: leaving.signal });
    return await readIt(to, await sent.catch(() => Promise.reject(new Problem({ status: 0 }))));
  } catch (error) {
    throw leaving.signal.aborted ? new Problem({ status: 0, detail: late }) : error;
  } finally {
    clearTimeout(limit);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** Throws the server's refusal, and makes the end of the session known. */
async function throwRefusal(from: string, response: Response): Promise<void> {
  if (response.ok) return;
  const problem = await readProblem(response);
  if (problem.status !== 401 || SESSION_CALLS.includes(from)) throw problem;
  announceSessionEnd();
  // The server's sentence asks to sign in, which is no longer true when this one is read: they have done so.
  throw new Problem({ status: 401, detail: problemText.sessionEnd });
}

/** A file that the server answered. */
export async function readFile(from: string, response: Response): Promise<Blob> {
  await throwRefusal(from, response);
  return response.blob();
}

/** What the server answered. */
export async function readAnswer<T>(from: string, response: Response): Promise<T> {
  await throwRefusal(from, response);
  try {
    // An empty answer (204) belongs to calls whose T is void.
    const text = await response.text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  } catch {
    throw new Problem({ status: 0 });
  }
}

/** Reads an address that was filled in; its answer, or what else `readIt` makes of the response. */
export const readAddress = <T, R = T>(
  to: Address<T>,
  readIt?: (from: string, response: Response) => Promise<R>,
): Promise<R> => call({ method: 'get', address: to, late: problemText.late.read }, readIt);

export const read = <P extends Path<'get'>>(path: P, ...args: Args<'get', P>): Promise<Answer<'get', P>> =>
  readAddress(address(path, ...args));

const write =
  <M extends Method, Allowed extends Path<M>>(method: M, late: string, signal?: AbortSignal) =>
  <P extends Allowed>(path: P, ...[request]: Args<M, P>): Promise<Answer<M, P>> =>
    call({ method, ...fill(path, request), late, signal });

export const post = write<'post', PostPath>('post', problemText.late.write);
export const put = write<'put', Path<'put'>>('put', problemText.late.write);
export const patch = write<'patch', Path<'patch'>>('patch', problemText.late.write);
export const del = write<'delete', Path<'delete'>>('delete', problemText.late.write);
/** As `ask` does, until it is left. */
export const askUntil = (left?: AbortSignal) => write<'post', AskPath>('post', problemText.late.ask, left);
export const ask = askUntil();

/** How long may take what a service far away writes, in seconds. */
const WRITER_LIMIT = 90;

/** A post that is answered line by line, each a JSON document; until it is left. */
export const askForLines = <Line, P extends AskPath>(
  path: P,
  request: Args<'post', P>[0],
  onLine: (line: Line) => void,
  signal: AbortSignal,
): Promise<void> =>
  call(
    {
      method: 'post',
      ...fill(path, request),
      late: problemText.late.ask,
      signal,
      accept: 'application/x-ndjson',
      seconds: WRITER_LIMIT,
    },
    async (from, response) => {
      await throwRefusal(from, response);
      await readLines(response, onLine);
    },
  );

/** A post that asks, and waits for a service far away; until it is left. */
export const askAtLength =
  (signal: AbortSignal) =>
  <P extends AskPath>(path: P, request: Args<'post', P>[0]): Promise<Answer<'post', P>> =>
    call({
      method: 'post',
      ...fill(path, request),
      late: problemText.late.ask,
      signal,
      seconds: WRITER_LIMIT,
    });

/** A post that is answered with a file. */
export const askForFile = <P extends FilePath>(path: P, ...[request]: Args<'post', P>): Promise<Blob> =>
  call({ method: 'post', ...fill(path, request), late: problemText.late.ask }, readFile);

/** A post that acts once however often it is sent: it waits for a busy server and tries again. */
export function postOnce<P extends Exclude<OncePath, UploadPath>>(
  path: P,
  ...[request]: Args<'post', P>
): Promise<Answer<'post', P>> {
  const filled = fill(path, request);
  // One that only says what it is about brings no body.
  return onceOnly(filled.address, JSON.stringify(filled.body ?? null), (key) =>
    patiently(() => call({ method: 'post', ...filled, key, late: problemText.late.once })),
  );
}
