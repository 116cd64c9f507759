const EVENT = 'session-end';
const events = new EventTarget();

/** A call was refused because the session is over. */
export const announceSessionEnd = (): void => void events.dispatchEvent(new Event(EVENT));

export function onSessionEnd(listener: () => void): () => void {
  events.addEventListener(EVENT, listener);
  return () => events.removeEventListener(EVENT, listener);
}
