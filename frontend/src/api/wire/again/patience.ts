import { Problem } from '@/api/wire/problem';

/** A call is sent at most this often. */
const TRIES = 3;
/** Nobody is kept waiting for longer at a time, in seconds: a longer wait is told. */
const LONGEST_WAIT = 10;

const isBusy = (error: unknown): error is Problem =>
  error instanceof Problem && (error.status === 429 || error.status === 503);

/**
 * A server that is busy for a moment says for how long: waits that long and sends again. Only for what may be sent
 * twice without harm.
 */
export async function patiently<T>(
  send: () => Promise<T>,
  signal?: AbortSignal,
  tries: number = TRIES,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const wait = isBusy(error) ? error.retryAfter : null;
    if (wait === null || wait > LONGEST_WAIT || tries <= 1) throw error;
    await pause(wait, signal);
    if (signal?.aborted) throw error;
    return patiently(send, signal, tries - 1);
  }
}

/** Some seconds, or until it is left. */
const pause = (seconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
