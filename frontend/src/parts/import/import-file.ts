import { importText } from './import.text';

/** As on the server. */
const LARGEST = 2_000_000;

/** The name under which pasted cells are sent: they are a file too. */
export const PASTED = 'colado';

interface Accepted {
  accepts: readonly string[];
  text: { wrongKind: string; empty?: string };
}

/** What a list was taken from: a file, or cells. */
export interface Taken {
  name: string;
  cells: string;
}

/** Whether a list is one that was taken before, mended: a file of the same name, or cells that have a line of it below the first. */
export function isMended(before: Taken | null, { name, cells }: Taken): boolean {
  if (before?.name !== name) return false;
  if (name !== PASTED) return true;
  const known = new Set(linesOf(before.cells));
  return linesOf(cells).some((line) => known.has(line));
}

const linesOf = (cells: string): string[] =>
  cells
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line.trim() !== '');

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
