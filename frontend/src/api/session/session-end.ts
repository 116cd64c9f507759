const events = new EventTarget();

const listen = (event: string, listener: () => void): (() => void) => {
  events.addEventListener(event, listener);
  return () => events.removeEventListener(event, listener);
};

const END = 'session-end';
const RENEWED = 'session-renewed';

/** A call was refused because the session is over. */
export const announceSessionEnd = (): void => void events.dispatchEvent(new Event(END));

export const onSessionEnd = (listener: () => void): (() => void) => listen(END, listener);

/** The same person has signed in again over the page. */
export const announceSessionRenewed = (): void => void events.dispatchEvent(new Event(RENEWED));

export const onSessionRenewed = (listener: () => void): (() => void) => listen(RENEWED, listener);
