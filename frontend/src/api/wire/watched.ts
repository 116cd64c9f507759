import { useEffect } from 'react';

/** The keys of what is on screen, and how many parts of it read each. */
const watched = new Map<string, number>();

export const isWatched = (key: string): boolean => watched.has(key);

export const watchedKeys = (): string[] => [...watched.keys()];

/** Counts this part of the screen among the readers of a key. */
export function useWatch(key: string | null): void {
  useEffect(() => {
    if (key === null) return undefined;
    watched.set(key, (watched.get(key) ?? 0) + 1);
    return () => {
      const left = (watched.get(key) ?? 1) - 1;
      if (left > 0) watched.set(key, left);
      else watched.delete(key);
    };
  }, [key]);
}
