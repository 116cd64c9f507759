// The table: what was to be reached, what was measured, and whether it was.

export const median = (numbers) => {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

const number = (value, places) => value.toFixed(places).replace('.', ',');

/**
 * A row of one or more measurements. `most` or `least` is the limit of their median; a row without one informs.
 * `hard` rows carry no noise: CI fails with them.
 */
export function row(name, values, { unit = '', places = 2, most, least, note = '', hard = false } = {}) {
  const given = [values].flat();
  const middle = median(given);
  const limit = most ?? least;
  const shown = (value) => `${number(value, places)}${unit}`;
  return {
    name,
    note,
    hard,
    unit: unit.trim(),
    values: given,
    median: middle,
    limit,
    reached: limit === undefined ? undefined : most === undefined ? middle >= least : middle <= most,
    cells: [
      name,
      limit === undefined ? '' : `${most === undefined ? '≥' : '≤'} ${shown(limit)}`,
      shown(middle),
      given.length > 1 ? `${shown(Math.min(...given))} – ${shown(Math.max(...given))}` : '',
    ],
  };
}

/** A row for what could not be measured here. */
export const missing = (name, why) => ({ name, note: why, values: [], cells: [name, '', 'não medido', ''] });

const VERDICTS = new Map([
  [true, 'alcançada'],
  [false, 'NÃO ALCANÇADA'],
]);

/** Columns as wide as what stands in them. */
export function columns(lines) {
  const widths = lines[0].map((_, place) => Math.max(...lines.map((line) => line[place].length)));
  return lines.map((line) =>
    line
      .map((cell, place) => (place ? cell.padStart(widths[place]) : cell.padEnd(widths[place])))
      .join('  ')
      .trimEnd(),
  );
}

export function print(rows) {
  const head = ['medida', 'meta', 'medido', 'mín – máx', 'veredito'];
  const lines = columns([head, ...rows.map((row) => [...row.cells, VERDICTS.get(row.reached) ?? ''])]);
  console.log(`\n${lines[0]}\n${'─'.repeat(Math.max(...lines.map((line) => line.length)))}`);
  for (const [place, row] of rows.entries()) {
    console.log(lines[place + 1]);
    if (row.note) console.log(`    ${row.note}`);
  }
}
