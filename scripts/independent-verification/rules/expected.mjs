// What the program must answer of a school, computed from what was published.
import { decimal, HALF, placesOf } from '../fraction.mjs';
import { stateOfCode } from '../states.mjs';
import { performance, product, standardisedScore, verdict } from './formula.mjs';

/** Printed with fewer decimals than INEP's six, a figure never beats what its inputs give. */
const COARSE = 5;

/** N or P as it is shown: the published one, unless its inputs give the same with more digits. */
function shown(published, computed) {
  if (published === undefined) return computed?.text(6) ?? null;
  if (computed === undefined) return decimal(published).text(6);
  const places = placesOf(published);
  const rounded = computed.units(places) === decimal(published).units(places);
  return rounded || places <= COARSE ? computed.text(6) : decimal(published).text(6);
}

const rounded = (text, places) => (text === undefined ? null : decimal(text).text(places));

function meanProficiency({ mt, lp }) {
  if (mt === undefined || lp === undefined) return null;
  return decimal(mt).plus(decimal(lp)).times(HALF).text(2);
}

/** A record of the history, by the names of the answer; rates by the number of their grade. */
export function recordOf({ stage, year, network, figures }) {
  const made = product(stage, figures);
  const check = made &&
    figures.ideb !== undefined && {
      ideb: made.value.text(1),
      verdict: verdict(figures.ideb, made),
    };
  return {
    stage,
    year,
    network: network ?? null,
    source: 'inep',
    idebScore: rounded(figures.ideb, 1),
    approvalRate: figures.approval === undefined ? null : figures.approval,
    saebScore: meanProficiency(figures),
    mecGoal: rounded(figures.target, 1),
    standardizedScore: shown(figures.n, standardisedScore(stage, figures)),
    performanceIndicator: shown(figures.p, performance(figures.grades)),
    proficiencyLp: rounded(figures.lp, 2),
    proficiencyMt: rounded(figures.mt, 2),
    grades: figures.grades,
    check: check || null,
    product: made?.value ?? null,
  };
}

/** The index beside those of the school's municipality, state and country, of its network. */
export function comparisonOf(published, school, { stage, year, network, figures }) {
  const area = (kind, code) =>
    network && code ? rounded(published.areaIdeb(kind, code, { stage, year, network }), 1) : null;
  return {
    network: network ?? null,
    school: rounded(figures.ideb, 1),
    municipal: area('municipality', school.municipality),
    state: area('state', stateOfCode(school.code)),
    national: area('country', 'BR'),
  };
}
