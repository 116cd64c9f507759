import { formatDateTime } from '@/domain/dates';
import type { Refusal } from '@/kit/feedback/refusal';
import { PASTED } from '@/parts/import/import-file';
import { importText } from '@/parts/import/import.text';

import { refusalText as text } from './refusal.text';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Why a file does not come in: a few words where it is the file's own fault, a sentence, and what is known of it. */
export interface FileRefusal {
  heading: string | null;
  sentence: string;
  facts: readonly Fact[];
}

const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'value' in value &&
  typeof value.name === 'string' &&
  typeof value.value === 'string';

/** Of a file that is refused: only then the title is a heading for people. */
const NOT_TAKEN = 'urn:ideb:file-not-taken';

/** What is wrong with a file, in a few words; null where that is not the file's fault. */
export const headingOf = ({ type, title }: Refusal): string | null =>
  type === NOT_TAKEN && title ? title : null;

/** What the server tells of a file. */
export const toldFacts = (facts: unknown): readonly Fact[] =>
  Array.isArray(facts) ? facts.filter(isFact) : [];

const KILO = 1000;

/** What the browser knows of a file. Its name is left out: people write names of people there. */
export function factsOf({ name, size }: Pick<File, 'name' | 'size'>): Fact[] {
  const ending = /\.[a-z\d]{1,5}$/i.exec(name)?.[0].slice(1).toUpperCase();
  const kind = name === PASTED ? text.facts.pasted : ending;
  return [
    ...(kind === undefined ? [] : [{ name: text.facts.ending, value: kind }]),
    { name: text.facts.size, value: importText.file.size(Math.max(1, Math.round(size / KILO))) },
  ];
}

/** A name that a sentence quotes from the file, as that of a sheet. */
const QUOTED = /“[^”]*”/g;

/** What whoever helps needs: what was refused, how the file was read, when, and by which version. Nobody is named. */
export function supportMessage(
  { heading, sentence }: FileRefusal,
  facts: readonly Fact[],
  { at, version }: { at: Date; version: string | null },
): string {
  const { title, refused, date, version: versionName } = text.message;
  const told = sentence.replace(QUOTED, '“...”');
  const lines = [
    { name: refused, value: heading === null ? told : `${heading}. ${told}` },
    ...facts,
    { name: date, value: formatDateTime(at.toISOString()) },
    ...(version === null ? [] : [{ name: versionName, value: version }]),
  ];
  return [title, ...lines.map(({ name, value }) => `${name}: ${value}`)].join('\n');
}
