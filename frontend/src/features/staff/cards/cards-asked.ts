import type { CardsAsked } from '@/api/people/cards';

const idOf = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;

/** What the address asks for: `?turma=7`, `?importacao=3`, `?alunos=1,2`, `?impressos=sim`; else what was never printed. */
export function cardsAsked(address: URLSearchParams): CardsAsked {
  const classId = idOf(address.get('turma'));
  const importId = idOf(address.get('importacao'));
  const ids = (address.get('alunos') ?? '').split(',').flatMap((text) => idOf(text) ?? []);
  if (classId !== undefined) return { classId };
  if (importId !== undefined) return { importId };
  if (ids.length > 0) return { ids };
  return { toPrint: address.get('impressos') !== 'sim' };
}
