import { formatDate } from '@/domain/dates';

/** What is wrong with a date, or nothing: "14/03/2013". */
export function shownDay(value: string | null, words: { missing: string; invalid: string }): string {
  if (value === null || value === '') return words.missing;
  return Number.isNaN(Date.parse(value)) ? words.invalid : formatDate(value);
}
