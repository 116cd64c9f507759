export interface ToastMessage {
  id: number;
  tone: 'ok' | 'bad';
  title: string;
  detail?: string | undefined;
}

let current: ToastMessage | null = null;
let count = 0;
const listeners = new Set<() => void>();

function show(tone: ToastMessage['tone'], title: string, detail?: string): void {
  current = { id: ++count, tone, title, detail };
  listeners.forEach((listener) => listener());
}

/** What happened, then the consequence. One at a time: a new one takes the place of the last. */
export const toast = {
  success: (title: string, detail?: string): void => show('ok', title, detail),
  error: (title: string, detail?: string): void => show('bad', title, detail),
};

export const toastStore = {
  current: (): ToastMessage | null => current,
  dismiss(): void {
    current = null;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
