import { historyText as text } from './history.text';

/** How many simulations stand on the card, and how many more there are. */
export const historyNote = (shown: number, more: number): string =>
  [text.shown(shown), ...(more > 0 ? [text.more(more)] : [])].join(' • ');
