// The official index, from its definition: IDEB = N x P, per school, stage and edition.
import { PUBLISHED_PLACES } from './published.mjs';
import { decimal, Fraction, HALF, HUNDRED, least, most, placesOf, TEN, whole, ZERO } from '../fraction.mjs';

/** The scale of the tested grade that the standardised note of 0 to 10 spans. */
const LIMITS = {
  anos_iniciais: { mt: [60, 322], lp: [49, 324] },
  anos_finais: { mt: [100, 400], lp: [100, 400] },
  ensino_medio: { mt: [111, 467], lp: [117, 451] },
};

function note(proficiency, [lower, upper]) {
  const note = proficiency
    .minus(whole(lower))
    .over(whole(upper - lower))
    .times(TEN);
  return least(most(note, ZERO), TEN);
}

const meanNote = (stage, mt, lp) => note(mt, LIMITS[stage].mt).plus(note(lp, LIMITS[stage].lp)).times(HALF);

function harmonicMean(rates) {
  const counted = rates.filter((rate) => !rate.isZero());
  if (counted.length === 0) return undefined;
  const inverses = counted.reduce((sum, rate) => sum.plus(HUNDRED.over(rate)), ZERO);
  return whole(counted.length).over(inverses);
}

/** N: the mean of both subjects' notes, not rounded. */
export const standardisedScore = (stage, { mt, lp }) =>
  mt === undefined || lp === undefined ? undefined : meanNote(stage, decimal(mt), decimal(lp));

/** P: the harmonic mean of the grades' approval, not rounded. A grade without a rate, or with a rate of 0, is left out. */
export const performance = (grades) => harmonicMean(Object.values(grades).map(decimal));

/** What a printed figure may have been before it was rounded. */
function span(text) {
  const half = new Fraction(1n, 2n * 10n ** BigInt(placesOf(text)));
  return around(decimal(text), half);
}

/** A published N or P: with fewer decimals than INEP's six it may have been cut as well as rounded. */
function publishedSpan(text) {
  const value = decimal(text);
  if (placesOf(text) >= PUBLISHED_PLACES) return exactly(value);
  return around(value, new Fraction(1n, 10n ** BigInt(placesOf(text))));
}

const around = (value, reach) => ({
  value,
  from: most(value.minus(reach), ZERO),
  to: value.plus(reach),
});
const exactly = (value) => ({ value, from: value, to: value });

/** The wider of both: six decimals and more are rounded, fewer may be cut. */
const printed = (text) => (placesOf(text) >= PUBLISHED_PLACES ? span(text) : publishedSpan(text));

const meet = (one, other) => one.from.compare(other.to) <= 0 && other.from.compare(one.to) <= 0;

/** Whether a published N may come of these proficiencies, as far as what is printed of both tells. */
export function mayBeScore(n, stage, { mt, lp }) {
  if (n === undefined || mt === undefined || lp === undefined) return true;
  const [left, right] = [span(mt), span(lp)];
  const computed = {
    from: meanNote(stage, left.from, right.from),
    to: meanNote(stage, left.to, right.to),
  };
  return meet(printed(n), computed);
}

/** The same of a published P: of the early editions INEP computed it from rates with more decimals than it published. */
export function mayBePerformance(p, grades) {
  const rates = Object.values(grades).filter((rate) => !decimal(rate).isZero());
  if (p === undefined || rates.length === 0) return true;
  const [from, to] = ['from', 'to'].map((end) => harmonicMean(rates.map((rate) => span(rate)[end])));
  return meet(printed(p), { from, to });
}

/** The grades of each stage; a 4th of ensino médio is rare. */
const GRADES = {
  anos_iniciais: [1, 2, 3, 4, 5],
  anos_finais: [6, 7, 8, 9],
  ensino_medio: [1, 2, 3],
};
/** As a spreadsheet shows a P. */
const SPREADSHEET = 2;
const inWholePercent = (grades) => Object.values(grades).every((rate) => placesOf(rate) === 0);
const isWhole = (stage, grades) => GRADES[stage].every((grade) => grades[grade] !== undefined);

const times = (left, right) =>
  left &&
  right && {
    value: left.value.times(right.value),
    from: left.from.times(right.from),
    to: left.to.times(right.to),
  };

/**
 * The product of a result's own inputs: proficiencies before a published N; the grades' rates before a published P,
 * which is taken where a grade's is missing, or all are in whole percent and it is not coarse itself. Nothing where one of both factors is. `from` and `to` say how far the
 * printed digits carry.
 */
export function product(stage, figures) {
  const score = standardisedScore(stage, figures);
  const rates = performance(figures.grades);
  const finer =
    inWholePercent(figures.grades) && figures.p !== undefined && placesOf(figures.p) > SPREADSHEET;
  const taken = rates && !finer && (isWhole(stage, figures.grades) || figures.p === undefined);
  const n = score ? exactly(score) : figures.n && publishedSpan(figures.n);
  const p = taken ? exactly(rates) : figures.p && publishedSpan(figures.p);
  return times(n, p);
}

/** Of states, regions and the country INEP publishes an N of their own: both factors are taken as they stand. */
export const productOfArea = ({ n, p }) => times(n && publishedSpan(n), p && publishedSpan(p));

/** Whether a published index is what the product rounds to; 'undecided' where only digits behind the printed ones say so. */
export function verdict(ideb, { value, from, to }) {
  const published = decimal(ideb).units(1);
  if (value.units(1) === published) return 'agrees';
  return from.units(1) <= published && published <= to.units(1) ? 'undecided' : 'differs';
}
