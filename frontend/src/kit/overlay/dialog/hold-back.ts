/** Something that a step through the browser's history would lose. */
interface Hold {
  /** The entry that it is on, by the number that the router writes down. */
  place: number;
  onStep: () => void;
}

let holds: readonly Hold[] = [];

function placeOf(state: unknown): number | null {
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof place === 'number' ? place : null;
}

function takeBack(event: PopStateEvent): void {
  const hold = holds.at(-1);
  const to = placeOf(event.state);
  if (!hold || to === null) return;
  // The router hears neither of the step nor of its way back: the page stays as it is.
  event.stopImmediatePropagation();
  if (to === hold.place) hold.onStep();
  else window.history.go(hold.place - to);
}

/**
 * Until it is let go, Back and Forward within the application stay where they are and call `onStep` instead; of several the
 * newest is called. A browser says of no step that it is coming, so it is taken back. Gives what lets go.
 */
export function holdBack(onStep: () => void): () => void {
  const place = placeOf(window.history.state);
  if (place === null) return () => undefined;
  const hold = { place, onStep };
  if (holds.length === 0) window.addEventListener('popstate', takeBack, { capture: true });
  holds = [...holds, hold];
  return () => {
    holds = holds.filter((other) => other !== hold);
    if (holds.length === 0) window.removeEventListener('popstate', takeBack, { capture: true });
  };
}
