import { type Answer, fill, type Request, type UploadPath } from './address';
import { readAnswer, readFile } from './client';
import { onceOnly } from './again/once-only';
import { type Patience, patiently } from './again/patience';
import { Problem } from './problem';
import { problemText } from './problem.text';

/** Where many schools send files at once nobody is sent away for that, nor left waiting for more than a minute. */
const PATIENCE: Patience = { tries: 20, within: 60 };

/** Nothing has moved for this long, in milliseconds: no answer will come. */
const STALLED = 60_000;

interface UploadOptions extends Pick<Patience, 'tell'> {
  /** The share that has gone, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** Changes nothing there, so that there is nothing to do only once. */
  rehearsal: boolean;
}

/** Posts a file as the client does, and tells how much of it has gone, which fetch cannot. */
export const upload = <P extends UploadPath>(
  path: P,
  request: Request<'post', P>,
  options: UploadOptions,
): Promise<Answer<'post', P>> => sendFile(path, request, options, readAnswer<Answer<'post', P>>);

/** The same for what is answered with a file. */
export const uploadForFile = <P extends UploadPath>(
  path: P,
  request: Request<'post', P>,
  options: UploadOptions,
): Promise<Blob> => sendFile(path, request, options, readFile);

async function sendFile<P extends UploadPath, T>(
  path: P,
  request: Request<'post', P>,
  options: UploadOptions,
  read: (from: string, response: Response) => Promise<T>,
): Promise<T> {
  const { address, body } = fill(path, request);
  const { file, ...rest } = body as { file: Blob };
  const form = new FormData();
  const fields = Object.entries(rest).map(([name, value]) => [name, JSON.stringify(value)] as const);
  fields.forEach(([name, value]) => form.append(name, value));
  form.append('file', file);
  const post = (key?: string) =>
    patiently(async () => read(address, await send(address, form, options, key)), {
      ...PATIENCE,
      signal: options.signal,
      tell: options.tell,
    });
  if (options.rehearsal) return post();
  // What goes with the file tells one sending from another, as the address does.
  return onceOnly([address, ...fields.flat()].join(' '), file, post).catch(explain);
}

/** A browser does not read a file that was saved anew since it was chosen. */
function explain(error: unknown): never {
  if (!(error instanceof DOMException)) throw error;
  throw new Problem({ status: 0, detail: problemText.fileChanged });
}

function send(
  address: string,
  form: FormData,
  { onProgress, signal }: UploadOptions,
  key?: string,
): Promise<Response> {
  if (signal.aborted) return Promise.reject(new Problem({ status: 0 }));
  const request = new XMLHttpRequest();
  const giveUp = () => request.abort();
  let watch = setTimeout(giveUp, STALLED);
  signal.addEventListener('abort', giveUp);
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Problem({ status: 0 }));
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.addEventListener('loadend', () => {
      clearTimeout(watch);
      signal.removeEventListener('abort', giveUp);
    });
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(watch);
      watch = setTimeout(giveUp, STALLED);
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.open('POST', address);
    request.responseType = 'blob';
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-Requested-With', 'ideb');
    if (key !== undefined) request.setRequestHeader('Idempotency-Key', key);
    request.send(form);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = ['content-type', 'retry-after'].flatMap((name): [string, string][] => {
    const value = request.getResponseHeader(name);
    return value === null ? [] : [[name, value]];
  });
  const body = request.response as Blob | null;
  // An answer without a body (204) has none, rather than an empty one.
  return new Response(body && body.size > 0 ? body : null, { status: request.status, headers });
}
