import { readAnswer } from './client';
import { Problem } from './problem';

/** Nothing has moved for this long, in milliseconds: no answer will come. */
const STALLED = 60_000;

interface UploadOptions {
  /** The share that has gone, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Posts a form as the client does, and tells how much of it has gone, which fetch cannot. */
export async function upload<T>(path: string, form: FormData, options: UploadOptions): Promise<T> {
  return readAnswer<T>(path, await send(path, form, options));
}

function send(path: string, form: FormData, { onProgress, signal }: UploadOptions): Promise<Response> {
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
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-Requested-With', 'ideb');
    request.send(form);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = ['content-type', 'retry-after'].flatMap((name): [string, string][] => {
    const value = request.getResponseHeader(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(request.responseText || null, { status: request.status, headers });
}
