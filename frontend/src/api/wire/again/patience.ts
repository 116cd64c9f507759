import { Problem } from '@/api/wire/problem';

/** How long a busy server is waited for; all in seconds. */
export interface Patience {
  signal?: AbortSignal | undefined;
  /** A call is sent at most this often. */
  tries?: number;
  /** Nobody is kept waiting for longer at a time: a longer wait is told. */
  longest?: number;
  /** Once so much time is over, it is not sent again. */
  within?: number;
  /** The refusals that are waited for: by itself, who came too often (429) and who met a crowd (503). */
  refusals?: readonly number[];
  /** Told of each wait before it begins, and of null once it is over. */
  tell?: ((seconds: number | null) => void) | undefined;
}

/** How long to wait; null where that is not to be waited for. */
function waitOf(error: unknown, { longest = 10, refusals = [429, 503] }: Patience): number | null {
  if (!(error instanceof Problem) || error.retryAfter === null) return null;
  return refusals.includes(error.status) && error.retryAfter <= longest ? error.retryAfter : null;
}

/**
 * A server that is busy for a moment says for how long: waits that long and sends again. Only for what may be sent
 * twice without harm. Left on its way again, it ends with the refusal that it waited for.
 */
export async function patiently<T>(send: () => Promise<T>, patience: Patience = {}): Promise<T> {
  const { signal, tries = 3, within = Infinity, tell } = patience;
  const since = performance.now();
  try {
    return await send();
  } catch (error) {
    const wait = waitOf(error, patience);
    const left = within - (performance.now() - since) / 1000;
    if (wait === null || tries <= 1 || wait > left) throw error;
    tell?.(wait);
    await pause(wait, signal);
    if (signal?.aborted) throw error;
    tell?.(null);
    return patiently(send, { ...patience, tries: tries - 1, within: left - wait }).catch((later: unknown) => {
      throw signal?.aborted ? error : later;
    });
  }
}

/** Some seconds, or until it is left. */
const pause = (seconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    signal?.addEventListener('abort', end);
  });
