/** As much of a statement as a list shows. */
const MOST = 100;

/** A statement on one line of a list: its first 100 characters, and whether there are more. */
export function shortened(statement: string): string {
  const characters = [...statement.replaceAll(/\s+/g, ' ').trim()];
  return characters.length <= MOST
    ? characters.join('')
    : `${characters.slice(0, MOST).join('').trimEnd()}...`;
}
