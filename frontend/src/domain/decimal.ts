import { percentText } from './percent';

/** Exact decimals: whole digits and a scale. Nothing here touches binary floating point. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

const PLAIN = /^([+-]?)(\d*)(?:\.(\d*))?$/;
const MISSING = '–';

/**
 * Reads what a person types in Portuguese ("94,5", "1.234,5", "94.5", "93,4 %") or what travels over the
 * wire ("94.5"). A lone dot is a decimal mark; with both marks the last one is. Null when it is no number.
 */
export function parseDecimal(text: string): Decimal | null {
  const compact = text
    .replace(/[\s\u00a0%]/g, '')
    .replace(/\u2212/g, '-')
    .replace(/^\+/, '');
  const plain = normaliseMarks(compact);
  const match = plain === null ? null : PLAIN.exec(plain);
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const digits = BigInt(`${whole}${fraction}` || '0');
  return { digits: sign === '-' ? -digits : digits, scale: fraction.length };
}

function normaliseMarks(text: string): string | null {
  const comma = text.lastIndexOf(',');
  const dot = text.lastIndexOf('.');
  if (comma < 0) return text.indexOf('.') === dot ? text : null;
  if (dot < 0) return text.indexOf(',') === comma ? text.replace(',', '.') : null;
  const [decimalMark, groupMark] = comma > dot ? [',', '.'] : ['.', ','];
  const [whole = '', fraction = '', ...rest] = text.split(decimalMark);
  const groups = whole.replace(/^-/, '').split(groupMark);
  const grouped = groups.every((part, index) => /^\d+$/.test(part) && (index === 0 || part.length === 3));
  return rest.length === 0 && grouped ? `${whole.split(groupMark).join('')}.${fraction}` : null;
}

/** Reads a value of the server; a value that is absent or not a number is null. */
export function decimal(value: string | null | undefined): Decimal | null {
  return value == null ? null : parseDecimal(value);
}

const power = (scale: number): bigint => 10n ** BigInt(scale);

function aligned(a: Decimal, b: Decimal): [bigint, bigint, number] {
  const scale = Math.max(a.scale, b.scale);
  return [a.digits * power(scale - a.scale), b.digits * power(scale - b.scale), scale];
}

export function add(a: Decimal, b: Decimal): Decimal {
  const [left, right, scale] = aligned(a, b);
  return { digits: left + right, scale };
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  const [left, right, scale] = aligned(a, b);
  return { digits: left - right, scale };
}

/** What one written number lies above another; null where either is none. */
export function differenceOf(to: string | null, from: string | null): Decimal | null {
  const [above, below] = [decimal(to), decimal(from)];
  return above && below ? subtract(above, below) : null;
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

/** Negative, zero or positive, as a sort wants it. */
export function compare(a: Decimal, b: Decimal): number {
  const [left, right] = aligned(a, b);
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

export const isNegative = (value: Decimal): boolean => value.digits < 0n;
export const isZero = (value: Decimal): boolean => value.digits === 0n;
export const absolute = (value: Decimal): Decimal => (isNegative(value) ? negate(value) : value);
export const negate = (value: Decimal): Decimal => ({ digits: -value.digits, scale: value.scale });

/** Half goes away from zero, as on paper. */
export function roundHalfUp(value: Decimal, places: number): Decimal {
  if (value.scale <= places) return { digits: value.digits * power(places - value.scale), scale: places };
  const unit = power(value.scale - places);
  const size = isNegative(value) ? -value.digits : value.digits;
  const rounded = (size * 2n + unit) / (unit * 2n);
  return { digits: isNegative(value) ? -rounded : rounded, scale: places };
}

/** As it travels: "94.5". */
export function toWire(value: Decimal): string {
  const size = (isNegative(value) ? -value.digits : value.digits).toString().padStart(value.scale + 1, '0');
  const whole = size.slice(0, size.length - value.scale);
  const fraction = value.scale > 0 ? `.${size.slice(size.length - value.scale)}` : '';
  return `${isNegative(value) ? '-' : ''}${whole}${fraction}`;
}

/** For drawing only; figures that are written come from formatDecimal. */
export const toNumber = (value: Decimal): number => Number(toWire(value));

/** "1.234,50" with the given places (half up), else with the places the value has. Absent: "–". */
export function formatDecimal(value: Decimal | string | null | undefined, places?: number): string {
  const read = typeof value === 'string' ? parseDecimal(value) : value;
  if (!read) return MISSING;
  const shown = places === undefined ? read : roundHalfUp(read, places);
  const [whole = '0', fraction] = toWire(absolute(shown)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.');
  return `${isNegative(shown) ? '−' : ''}${grouped}${fraction === undefined ? '' : `,${fraction}`}`;
}

/** The same with its sign always written: "+0,11", "−1,2", "0,0". */
export function formatSigned(value: Decimal | string | null | undefined, places?: number): string {
  const read = typeof value === 'string' ? parseDecimal(value) : value;
  const text = formatDecimal(read, places);
  if (!read) return text;
  const shown = places === undefined ? read : roundHalfUp(read, places);
  return !isNegative(shown) && !isZero(shown) ? `+${text}` : text;
}

/** "94,0 %" with a space that does not break. */
export function formatPercent(value: Decimal | string | null | undefined, places = 1): string {
  const text = formatDecimal(value, places);
  return text === MISSING ? text : percentText(text);
}

/** What an input shows for a value of the server: decimal comma, no grouping; absent is empty. */
export function toInput(value: string | null | undefined): string {
  const read = decimal(value);
  return read ? toWire(read).replace('.', ',') : '';
}

const COUNT = new Intl.NumberFormat('pt-BR');

/** "27.940" */
export const formatCount = (value: number): string => COUNT.format(value);

/** "1.902º" */
export const formatPosition = (value: number): string => `${COUNT.format(value)}º`;
