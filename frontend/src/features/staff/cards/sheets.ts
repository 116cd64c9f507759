import type { Card } from '@/api/people/cards';

const A_SHEET = 8;

export interface Sheet {
  className: string | null;
  cards: readonly Card[];
}

/** Eight a sheet, and one class a sheet: whoever hands them out takes those of a class. The cards come by class. */
export function sheetsOf(cards: readonly Card[]): Sheet[] {
  const sheets: { className: string | null; cards: Card[] }[] = [];
  for (const card of cards) {
    const last = sheets.at(-1);
    if (last && last.className === card.className && last.cards.length < A_SHEET) last.cards.push(card);
    else sheets.push({ className: card.className, cards: [card] });
  }
  return sheets;
}
