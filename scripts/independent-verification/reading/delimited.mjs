// Text with delimiters: UTF-8 with or without its mark, or Windows-1252; `;`, `,` or tab; cells in quotes.

export function decode(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The rows of a text, each with the line of the file in which it begins. */
export function rows(text, delimiter) {
  const found = [];
  let cells = [];
  let at = 0;
  let line = 1;
  let began = 1;
  const end = () => {
    found.push({ line: began, cells });
    cells = [];
    began = line;
  };
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      let close = text.indexOf('"', at + 1);
      while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
      if (close < 0) close = text.length;
      cell = text.slice(at + 1, close).replaceAll('""', '"');
      line += cell.split('\n').length - 1;
      at = close + 1;
    }
    let stop = at;
    while (stop < text.length && text[stop] !== delimiter && text[stop] !== '\n') stop += 1;
    cells.push(cell + text.slice(at, stop).replace(/\r$/, ''));
    at = stop + 1;
    if (text[stop] === '\n') {
      line += 1;
      end();
    } else if (stop >= text.length || at >= text.length) {
      end();
    }
  }
  return found;
}

/** The same text by each delimiter: whoever knows the table's names takes the one in which they stand. */
export const readings = (bytes) => {
  const text = decode(bytes);
  return [';', ',', '\t'].map((delimiter) => rows(text, delimiter));
};
