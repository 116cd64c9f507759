import type { PupilImportOptions } from '@/api/people/pupil-import';

import { pupilImportText } from '@/features/staff/students/import/shared/pupil-import.text';

/** Stands for no choice, and for a class to be created, where the others are numbers of classes. */
export const NONE = '';
const NEW = 'new';

export const createOption = { value: NEW, label: pupilImportText.missing.create };

/** What is chosen for a name of the list. */
export function chosenFor({ mapping }: PupilImportOptions, key: string): string {
  const chosen = mapping[key];
  return chosen === undefined ? NONE : chosen === null ? NEW : String(chosen);
}

/** The options with another choice for a name of the list. */
export function choosing(options: PupilImportOptions, key: string, value: string): PupilImportOptions {
  const { [key]: _, ...others } = options.mapping;
  const chosen = value === NEW ? null : Number(value);
  return { ...options, mapping: value === NONE ? others : { ...others, [key]: chosen } };
}
