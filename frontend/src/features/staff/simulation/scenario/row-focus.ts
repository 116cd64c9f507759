/** The simulation that was taken back: its row takes the focus as it comes. */
let awaited: number | null = null;

const openerIn = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[aria-haspopup]');

/** Whoever has gone on meanwhile is led nowhere. */
const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/** Before a row goes: leads from it to the next one, else to the list's heading, once it is gone. */
export function wayFromRow(inside: Element | null): () => void {
  const row = inside?.closest('li, tr');
  const next = openerIn(row?.nextElementSibling) ?? openerIn(row?.previousElementSibling);
  const heading = row?.closest('.card, dialog')?.querySelector<HTMLElement>('h2');
  return () => {
    if (!isNowhere()) return;
    if (next?.isConnected) next.focus();
    else if (heading) {
      heading.tabIndex = -1;
      heading.focus();
    }
  };
}

export function awaitRow(id: number): void {
  awaited = id;
}

/** A row has come. */
export function arriveAt(id: number, inside: Element | null): void {
  if (awaited !== id || !isNowhere()) return;
  const button = openerIn(inside?.closest('li, tr'));
  button?.focus();
  // Behind an open dialog nothing takes the focus: there its own row is still to come.
  if (document.activeElement === button) awaited = null;
}
