import { importText } from './import.text';

export const accepted = ['.xlsx', '.ods', '.zip', '.csv'];
/** As on the server. */
const LARGEST = 2_000_000;

/** Why a file cannot be sent; null when it can. */
export function refusedFile({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const { wrongKind, tooLarge, empty } = importText.file;
  if (!accepted.some((ending) => name.toLowerCase().endsWith(ending))) return wrongKind;
  if (size > LARGEST) return tooLarge;
  return size === 0 ? empty : null;
}
