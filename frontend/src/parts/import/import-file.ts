import { importText } from './import.text';

/** In megabytes, as on the server, where the kind says nothing else. */
const LARGEST = 2;

/** The name under which pasted cells are sent: they are a file too. */
export const PASTED = 'colado';

interface Accepted {
  accepts: readonly string[];
  /** In megabytes. */
  largest?: number;
  text: { wrongKind: string; empty?: string };
}

/** Why a file cannot be sent; null when it can. */
export function refusedFile(
  { name, size }: Pick<File, 'name' | 'size'>,
  { accepts, largest = LARGEST, text }: Accepted,
): string | null {
  const { tooLarge, empty: emptyFile } = importText.file;
  const { empty = emptyFile } = text;
  const known = name === PASTED || accepts.some((ending) => name.toLowerCase().endsWith(ending));
  if (!known) return text.wrongKind;
  if (size > largest * 1_000_000) return tooLarge(largest);
  return size === 0 ? empty : null;
}
