import { formatTime } from '@/domain/dates';

import { conflictText as text } from './conflict.text';

/** "Ana Prado salvou às 10:31, enquanto você editava. Nada foi gravado por cima." */
export function savedWords(author: string | null, at: string | null): string {
  const name = author ?? text.somebody;
  const saved = at === null ? text.savedAnyTime(name) : text.saved(name, formatTime(at));
  return `${saved} ${text.nothingLost}`;
}
