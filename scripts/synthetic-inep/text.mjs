// Cells to bytes, in the ways in which such files come.

/** So many units of the last place, as a spreadsheet shows them: 5 for 5,0. An empty mark for what is missing. */
export function number(units, places, comma, mark = '-') {
  if (units === null || units === undefined) return mark;
  const digits = String(units).padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  return digits.slice(0, -places) + (fraction && comma + fraction);
}

/** A table of text; a cell with the delimiter, a quote or a line break stands in quotes. */
export function table(rows, { delimiter, newline = '\n' }) {
  const quoted = (cell) =>
    cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const most = Math.max(...rows.map((row) => row.length));
  const padded = rows.map((row) => [...row, ...Array(most - row.length).fill('')]);
  return padded.map((row) => row.map(quoted).join(delimiter) + newline).join('');
}

export const utf8 = (text) => Buffer.from(text, 'utf8');
export const utf8WithMark = (text) => Buffer.from(`\uFEFF${text}`, 'utf8');

export function latin1(text) {
  const lost = [...text].find((letter) => letter.codePointAt(0) > 255);
  if (lost) throw new Error(`Latin-1 has no ${lost}`);
  return Buffer.from(text, 'latin1');
}
