import { useSWRConfig } from 'swr';

import type { Args, OncePath, Path, PostPath, UploadPath } from './address';
import { del, patch, post, postOnce, put } from './client';
import { isChanged, isGone, isProblem, Problem } from './problem';
import { problemText } from './problem.text';
import { isWatched, watchedKeys } from './watched';

/** No answer, or one of a relay that has lost it: it may have been written all the same. */
const isUnknown = (error: unknown): boolean =>
  error instanceof Problem && (error.status === 0 || error.status >= 500);

/**
 * The way of every write. Afterwards what is on screen is read again, and kept there meanwhile; what no one looks at
 * is forgotten, so that the page that needs it next reads it anew.
 */
export function useWrite() {
  const { mutate } = useSWRConfig();

  async function refresh(): Promise<void> {
    await Promise.all([
      mutate((key) => typeof key === 'string' && !isWatched(key), undefined, { revalidate: false }),
      ...watchedKeys().map((key) => mutate(key)),
    ]);
  }

  /** What was written gives its answer once the screen shows it. */
  async function written<T>(sent: Promise<T>): Promise<T> {
    try {
      const answer = await sent;
      await refresh();
      return answer;
    } catch (error) {
      // The failure is told at once.
      if (isUnknown(error) || isProblem(error, 404) || isChanged(error)) void refresh();
      if (isGone(error)) throw new Problem({ ...error, detail: problemText.gone });
      throw error;
    }
  }

  return {
    written,
    post: <P extends PostPath>(path: P, ...args: Args<'post', P>) => written(post(path, ...args)),
    postOnce: <P extends Exclude<OncePath, UploadPath>>(path: P, ...args: Args<'post', P>) =>
      written(postOnce(path, ...args)),
    put: <P extends Path<'put'>>(path: P, ...args: Args<'put', P>) => written(put(path, ...args)),
    patch: <P extends Path<'patch'>>(path: P, ...args: Args<'patch', P>) => written(patch(path, ...args)),
    del: <P extends Path<'delete'>>(path: P, ...args: Args<'delete', P>) => written(del(path, ...args)),
  };
}
