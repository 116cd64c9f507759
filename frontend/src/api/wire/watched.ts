import { useEffect } from 'react';

/** The paths read by what is on screen, and by how many parts of it. */
const watched = new Map<string, number>();

export const isWatched = (path: string): boolean => watched.has(path);

/** Counts this part of the screen among the readers of a path. */
export function useWatch(path: string | null): void {
  useEffect(() => {
    if (path === null) return undefined;
    watched.set(path, (watched.get(path) ?? 0) + 1);
    return () => {
      const left = (watched.get(path) ?? 1) - 1;
      if (left > 0) watched.set(path, left);
      else watched.delete(path);
    };
  }, [path]);
}
