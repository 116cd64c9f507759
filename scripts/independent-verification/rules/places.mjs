// Places among the schools with an index of the same stage, edition and network.
import { decimal } from '../fraction.mjs';
import { ALL_STATES, stateOfCode } from '../states.mjs';

/** Among fewer there is no hint what the next place takes. */
const FEWEST_FOR_A_HINT = 5;

/** How many of the highest come before the first that is not above `own`. */
function countAbove(group, own) {
  let [from, to] = [0, group.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (group[middle] > own) from = middle + 1;
    else to = middle;
  }
  return from;
}

const tenths = (ideb) => Number(decimal(ideb).units(1));

export class Places {
  constructor(schools) {
    this.groups = new Map();
    this.states = new Map();
    /** Editions with an index that has no network, and so no place. */
    this.leftOut = new Set();
    for (const school of schools.values()) {
      for (const result of school.results.values()) this.count(school, result);
    }
    for (const group of this.groups.values()) group.sort((one, other) => other - one);
  }

  count(school, { stage, year, network, figures }) {
    if (figures.ideb === undefined) return;
    const edition = `${stage} ${year}`;
    if (!network) {
      this.leftOut.add(edition);
      return;
    }
    const states = this.states.get(edition) ?? new Set();
    this.states.set(edition, states.add(stateOfCode(school.code)));
    for (const area of areasOf(school)) {
      const key = `${edition} ${network} ${area}`;
      const group = this.groups.get(key) ?? [];
      this.groups.set(key, group);
      group.push(tenths(figures.ideb));
    }
  }

  /** The states whose schools have a place in this stage and edition. */
  scope({ stage, year }) {
    return [...(this.states.get(`${stage} ${year}`) ?? [])].sort();
  }

  group(area, { stage, year, network }) {
    return this.groups.get(`${stage} ${year} ${network} ${area}`) ?? [];
  }

  /** One more than the schools with a higher index: those with the same share a place. */
  standing(area, result) {
    if (!result.network || result.figures.ideb === undefined || area === undefined) return undefined;
    const group = this.group(area, result);
    return {
      place: 1 + countAbove(group, tenths(result.figures.ideb)),
      of: group.length,
    };
  }

  /** The place next above in the municipality, and the index that it has. */
  next(area, result) {
    const standing = this.standing(area, result);
    if (!standing || standing.of < FEWEST_FOR_A_HINT || standing.place === 1) return undefined;
    const group = this.group(area, result);
    const above = group[standing.place - 2];
    return { place: 1 + countAbove(group, above), tenths: above };
  }

  /** Everything that the program tells of a school's place, as it names it. */
  ranking(school, result) {
    const scope = this.scope(result);
    const complete =
      scope.length === ALL_STATES.length && !this.leftOut.has(`${result.stage} ${result.year}`);
    const municipal = this.standing(school.municipality, result);
    const state = this.standing(stateOfCode(school.code), result);
    const all = this.standing('BR', result);
    const national = complete ? all : undefined;
    const imported = !complete && scope.length > 1 ? all : undefined;
    const next = this.next(school.municipality, result);
    return {
      network: result.network ?? null,
      municipalPosition: municipal?.place ?? null,
      municipalTotal: municipal?.of ?? null,
      statePosition: state?.place ?? null,
      stateTotal: state?.of ?? null,
      nationalPosition: national?.place ?? null,
      nationalTotal: national?.of ?? null,
      importedPosition: imported?.place ?? null,
      importedTotal: imported?.of ?? null,
      scope,
      complete,
      nextMunicipal: next ? { position: next.place, idebScore: (next.tenths / 10).toFixed(1) } : null,
    };
  }
}

const areasOf = (school) =>
  [...new Set([school.municipality, stateOfCode(school.code), 'BR'])].filter(Boolean);
