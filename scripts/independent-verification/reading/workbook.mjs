// The sheets of an xlsx workbook, as far as a table of figures needs its XML.
import { entries } from './zip.mjs';

const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescape = (text) =>
  text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name) => {
    if (name.startsWith('#x')) return String.fromCodePoint(parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return NAMED[name] ?? whole;
  });

const attribute = (tag, name) => {
  const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag);
  return found ? unescape(found[1]) : undefined;
};

/** What stands in the `<t>` elements, without the phonetic guides of `<rPh>`. */
const texts = (xml) =>
  [...xml.replace(/<rPh[\s\S]*?<\/rPh>/g, '').matchAll(/<t(?:\s[^>]*)?>([\s\S]*?)<\/t>/g)]
    .map(([, text]) => unescape(text))
    .join('');

const elements = (xml, name) =>
  [...xml.matchAll(new RegExp(`<${name}((?:\\s[^>]*?)?)(?:/>|>([\\s\\S]*?)</${name}>)`, 'g'))].map(
    ([, tag, inner]) => ({ tag, inner: inner ?? '' }),
  );

/** "AB12" gives 27. */
function columnOf(reference) {
  let column = 0;
  for (const letter of /^[A-Z]+/.exec(reference)[0]) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** A number is kept as a binary float: 81.599999999999994 is the 81.6 that somebody typed. */
function shortest(text) {
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  const written = String(number);
  return written.includes('e') ? number.toFixed(20).replace(/\.?0+$/, '') : written;
}

function cellText(type, inner, shared) {
  if (type === 'inlineStr') return texts(inner);
  const value = /<v(?:\s[^>]*)?>([\s\S]*?)<\/v>/.exec(inner)?.[1];
  if (value === undefined) return '';
  if (type === 's') return shared[Number(value)] ?? '';
  return type === undefined || type === 'n' ? shortest(value) : unescape(value);
}

function rowsOf(xml, shared) {
  const rows = [];
  for (const { tag, inner } of elements(xml, 'row')) {
    const cells = [];
    for (const cell of elements(inner, 'c')) {
      const column = columnOf(attribute(cell.tag, 'r'));
      while (cells.length < column) cells.push('');
      cells[column] = cellText(attribute(cell.tag, 't'), cell.inner, shared);
    }
    rows.push({ line: Number(attribute(tag, 'r') ?? rows.length + 1), cells });
  }
  return rows;
}

/** Each sheet's name and rows, in the workbook's order. */
export function sheets(bytes) {
  const parts = entries(bytes);
  const part = (name) => parts.get(name)?.().toString('utf8') ?? '';
  const shared = elements(part('xl/sharedStrings.xml'), 'si').map(({ inner }) => texts(inner));
  const targets = new Map(
    elements(part('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ tag }) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  );
  return elements(part('xl/workbook.xml'), 'sheet').map(({ tag }) => {
    const target = targets.get(attribute(tag, 'r:id'));
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return { name: attribute(tag, 'name'), rows: rowsOf(part(path), shared) };
  });
}
