import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** The whole page on the whole screen, where the browser can. */
export function useFullScreen() {
  const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  return {
    isFull,
    isPossible: Boolean(document.fullscreenEnabled),
    turn() {
      const turned = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
      // Refused, the page stays as it is.
      turned.catch(() => undefined);
    },
  };
}
