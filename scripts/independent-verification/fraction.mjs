// Exact fractions of BigInt: nothing here is ever a binary float.

export class Fraction {
  constructor(above, below = 1n) {
    if (below === 0n) throw new Error('uma fração com denominador zero');
    this.above = below < 0n ? -above : above;
    this.below = below < 0n ? -below : below;
  }

  plus(other) {
    return new Fraction(this.above * other.below + other.above * this.below, this.below * other.below);
  }

  minus(other) {
    return this.plus(new Fraction(-other.above, other.below));
  }

  times(other) {
    return new Fraction(this.above * other.above, this.below * other.below);
  }

  over(other) {
    return new Fraction(this.above * other.below, this.below * other.above);
  }

  /** Below zero, zero or above it, as sorting wants it. */
  compare(other) {
    const left = this.above * other.below;
    const right = other.above * this.below;
    return left < right ? -1 : left > right ? 1 : 0;
  }

  isZero() {
    return this.above === 0n;
  }

  /** So many units of the last of `places`, halves up. */
  units(places) {
    const scaled = this.above * 10n ** BigInt(places) * 2n + this.below;
    const twice = this.below * 2n;
    return scaled >= 0n ? scaled / twice : -((-scaled + twice - 1n) / twice);
  }

  /** "4.7049", rounded once, halves up. */
  text(places) {
    return textOf(this.units(places), places);
  }
}

export const ZERO = new Fraction(0n);
export const HALF = new Fraction(1n, 2n);
export const TEN = new Fraction(10n);
export const HUNDRED = new Fraction(100n);

export const whole = (number) => new Fraction(BigInt(number));

/** "89.6" as it stands. */
export function decimal(text) {
  const [, sign, before, after = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  const units = BigInt(before + after);
  return new Fraction(sign ? -units : units, 10n ** BigInt(after.length));
}

/** How many decimals "89.60" is written with. */
export const placesOf = (text) => text.split('.')[1]?.length ?? 0;

/** "89.600" gives "89.6", "5.0" gives "5". */
export const withoutTrailingZeros = (text) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

export const least = (one, other) => (one.compare(other) <= 0 ? one : other);
export const most = (one, other) => (one.compare(other) >= 0 ? one : other);

function textOf(units, places) {
  const sign = units < 0n ? '-' : '';
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
