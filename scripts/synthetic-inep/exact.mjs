// The official formula on fractions of whole numbers: nothing is rounded before INEP rounds it.
// Written anew, not taken from the program, so that the two can disagree.

// By stage: the proficiencies that stand for the notes 0 and 10, in points.
const LIMITS = {
  anos_iniciais: { mt: [60n, 322n], lp: [49n, 324n] },
  anos_finais: { mt: [100n, 400n], lp: [100n, 400n] },
  ensino_medio: { mt: [111n, 467n], lp: [117n, 451n] },
};

/** A fraction: its denominator is above zero. */
const fraction = (top, bottom = 1n) => ({ top, bottom });
export const times = (a, b) => fraction(a.top * b.top, a.bottom * b.bottom);
const plus = (a, b) => fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);

/** Whole units of the last of so many places, rounded half up. */
export function rounded({ top, bottom }, places) {
  return (2n * top * 10n ** BigInt(places) + bottom) / (2n * bottom);
}

/** A decimal as a fraction: so many units of its last place. */
export const decimal = (units, places) => fraction(BigInt(units), 10n ** BigInt(places));

/** The note of a proficiency in hundredths of a point, 0 to 10. */
function note(hundredths, [inf, sup]) {
  const above = 10n * (BigInt(hundredths) - 100n * inf);
  const whole = 100n * (sup - inf);
  if (above < 0n) return fraction(0n);
  return above > 10n * whole ? fraction(10n) : fraction(above, whole);
}

/** N, of proficiencies in hundredths. */
export function score(stage, mt, lp) {
  const limits = LIMITS[stage];
  return times(plus(note(mt, limits.mt), note(lp, limits.lp)), fraction(1n, 2n));
}

/** P, of rates in tenths of a percent: grades without a rate or with a rate of 0 are left out. */
export function indicator(rates) {
  const counted = rates.filter((rate) => rate !== null && rate > 0);
  const inverses = counted.reduce((sum, rate) => plus(sum, fraction(1000n, BigInt(rate))), fraction(0n));
  return times(fraction(BigInt(counted.length)), fraction(inverses.bottom, inverses.top));
}

/** The published index, in tenths. */
export const published = (n, p) => rounded(times(n, p), 1);
