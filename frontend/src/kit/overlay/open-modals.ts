let dialogs: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  dialogs = next;
  listeners.forEach((listener) => listener());
}

/** The modal dialogs on screen: all around the topmost is inert, so a message has to stand inside it. */
export const openModals = {
  top: (): HTMLElement | null => dialogs.at(-1) ?? null,
  add(dialog: HTMLElement): () => void {
    change([...dialogs, dialog]);
    return () => change(dialogs.filter((other) => other !== dialog));
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
