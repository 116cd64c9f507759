import { describe, expect, it } from 'vitest';

import {
  add,
  compare,
  type Decimal,
  formatDecimal,
  formatPercent,
  formatPosition,
  formatSigned,
  parseDecimal,
  roundHalfUp,
  subtract,
  toInput,
  toWire,
} from './decimal';

const read = (text: string): Decimal => {
  const value = parseDecimal(text);
  if (!value) throw new Error(`${text} is no decimal`);
  return value;
};

describe('parseDecimal', () => {
  it.each([
    ['94,5', '94.5'],
    ['94.5', '94.5'],
    [' 94,5 % ', '94.5'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1.234.567,8', '1234567.8'],
    ['5', '5'],
    [',5', '0.5'],
    ['5,', '5'],
    ['+5,4', '5.4'],
    ['-1,2', '-1.2'],
    ['−1,2', '-1.2'],
    ['007,50', '7.50'],
  ])('reads %s as %s', (typed, wire) => {
    expect(toWire(read(typed))).toBe(wire);
  });

  it.each(['', ' ', ',', '-', '5,4,3', '1.2.3', '12.34,5', '5x', 'abc', '1e3', '٥'])(
    'refuses "%s"',
    (typed) => {
      expect(parseDecimal(typed)).toBeNull();
    },
  );
});

describe('roundHalfUp', () => {
  it.each([
    ['5.0097', 1, '5.0'],
    ['5.05', 1, '5.1'],
    ['4.749999', 1, '4.7'],
    ['4.75', 1, '4.8'],
    ['0.005', 2, '0.01'],
    ['-0.05', 1, '-0.1'],
    ['1.005', 2, '1.01'],
    ['5', 2, '5.00'],
  ])('takes %s to %i places: %s', (value, places, rounded) => {
    expect(toWire(roundHalfUp(read(value), places))).toBe(rounded);
  });
});

describe('arithmetic', () => {
  it('adds and subtracts across scales', () => {
    expect(toWire(add(read('4.9'), read('0.10')))).toBe('5.00');
    expect(toWire(subtract(read('5'), read('5.04')))).toBe('-0.04');
  });

  it('compares by value', () => {
    expect(compare(read('5.0'), read('5.00'))).toBe(0);
    expect(compare(read('4.99'), read('5'))).toBeLessThan(0);
    expect(compare(read('10'), read('9.99'))).toBeGreaterThan(0);
  });
});

describe('formatting', () => {
  it('writes decimals in Portuguese', () => {
    expect(formatDecimal('5.0')).toBe('5,0');
    expect(formatDecimal('1234567.891', 2)).toBe('1.234.567,89');
    expect(formatDecimal('-0.04', 1)).toBe('0,0');
    expect(formatDecimal('-1.2')).toBe('−1,2');
    expect(formatDecimal(null)).toBe('–');
    expect(formatDecimal('')).toBe('–');
  });

  it('writes signs, percents and positions', () => {
    expect(formatSigned('0.11', 2)).toBe('+0,11');
    expect(formatSigned('-1.2', 1)).toBe('−1,2');
    expect(formatSigned('0.00', 1)).toBe('0,0');
    expect(formatPercent('94')).toBe('94,0\u00a0%');
    expect(formatPosition(1902)).toBe('1.902º');
  });

  it('writes a decimal into an input and reads it back', () => {
    expect(toInput('94.5')).toBe('94,5');
    expect(toInput(null)).toBe('');
  });
});
