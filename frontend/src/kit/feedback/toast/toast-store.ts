export interface ToastMessage {
  id: number;
  tone: 'ok' | 'bad';
  title: string;
  detail?: string | undefined;
  /** Takes back what is told, with a button. */
  undo?: (() => void) | undefined;
  /** When it was said. */
  at: number;
}

/** What was said within this time, in milliseconds, before a page came is said of that page. */
const JUST_NOW = 500;

let current: ToastMessage | null = null;
let count = 0;
const listeners = new Set<() => void>();

function turn(message: ToastMessage | null): void {
  current = message;
  listeners.forEach((listener) => listener());
}

function show(tone: ToastMessage['tone'], title: string, detail?: string, undo?: () => void): void {
  turn({ id: ++count, tone, title, detail, undo, at: Date.now() });
}

/** What happened, then the consequence. One at a time: a new one takes the place of the last. */
export const toast = {
  success: (title: string, detail?: string, undo?: () => void): void => show('ok', title, detail, undo),
  error: (title: string, detail?: string): void => show('bad', title, detail),
};

export const toastStore = {
  current: (): ToastMessage | null => current,
  dismiss: (): void => turn(null),
  /** Another page has come: what went well on the last one is no news there. What failed stays to be read. */
  leavePage(): void {
    if (current?.tone === 'ok' && Date.now() - current.at > JUST_NOW) turn(null);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
