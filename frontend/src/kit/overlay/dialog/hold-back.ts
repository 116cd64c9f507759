/** Something that a step through the browser's history would lose. */
interface Hold {
  /** The entry that it is on, by the number that the router writes down; without a router there is none. */
  place: number | undefined;
  onStep: () => void;
}

let holds: readonly Hold[] = [];

/** The router's state of an entry has it; what is none of the router's, such as a step within a page, has none. */
const placeOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

function takeBack(event: PopStateEvent): void {
  const hold = holds.at(-1);
  const to = placeOf(event.state);
  if (hold?.place === undefined || to === undefined) return;
  // The router hears neither of the step nor of its way back: the page stays as it is.
  event.stopImmediatePropagation();
  if (to === hold.place) hold.onStep();
  else history.go(hold.place - to);
}

/** Before the router is drawn: a browser tells the window's listeners in the order in which they came, also those that capture. */
export const listenForSteps = (): void => window.addEventListener('popstate', takeBack);

/**
 * Until it is let go, Back and Forward within the application stay where they are and call `onStep` instead; of several the
 * newest is called. A browser says of no step that it is coming, so it is taken back. Gives what lets go.
 */
export function holdBack(onStep: () => void): () => void {
  const hold = { place: placeOf(history.state), onStep };
  holds = [...holds, hold];
  return () => void (holds = holds.filter((other) => other !== hold));
}
