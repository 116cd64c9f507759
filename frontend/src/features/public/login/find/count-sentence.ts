import type { About } from '@/api/about';
import type { SchoolsFound } from '@/api/school-search';
import { enumerate } from '@/domain/enumerate';
import { states } from '@/domain/labels';

import { findText as text } from './find.text';

/** What of the country is loaded; undefined while it is not known. */
export type Loaded = About['reference'] | undefined;

/** As many letters as make a search worth sending, as the sentences say. */
const LEAST = 3;

/** Whether it has letters enough, two of them in one word: "E. M." names nothing yet. */
export const isSearch = (typed: string): boolean =>
  /[\p{L}\p{N}]{2}/u.test(typed) && typed.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= LEAST;

const among = ({ schools, states: of }: NonNullable<Loaded>): string =>
  of.length === states.length ? text.ofAllStates(schools) : text.ofStates(schools, enumerate(of));

/** Before anything is looked for. */
export const beginSentence = (loaded: Loaded): string =>
  loaded ? text.beginAmong(among(loaded)) : text.begin;

/** How many were found, and among which: nobody takes two states for the country. */
export function countSentence({ schools, total, isMany }: SchoolsFound, loaded: Loaded): string {
  const shown = schools.length;
  if (isMany) return `${text.many(shown, total)}.`;
  if (total > shown) return `${text.some(shown, total)}.`;
  const sentence = total === 0 ? text.none : text.found(total);
  return `${loaded ? text.among(sentence, among(loaded)) : sentence}.`;
}
