import { importText } from './import.text';

/** As on the server. */
const LARGEST = 2_000_000;

/** The name under which pasted cells are sent: they are a file too. */
export const PASTED = 'colado';

interface Accepted {
  accepts: readonly string[];
  text: { wrongKind: string; empty?: string };
}

/** Why a file cannot be sent; null when it can. */
export function refusedFile(
  { name, size }: Pick<File, 'name' | 'size'>,
  { accepts, text }: Accepted,
): string | null {
  const { tooLarge, empty: emptyFile } = importText.file;
  const { empty = emptyFile } = text;
  const known = name === PASTED || accepts.some((ending) => name.toLowerCase().endsWith(ending));
  if (!known) return text.wrongKind;
  if (size > LARGEST) return tooLarge;
  return size === 0 ? empty : null;
}
