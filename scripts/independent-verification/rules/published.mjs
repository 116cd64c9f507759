// What was published once several files tell it: which figure wins, which network, which municipality.
import { decimal, placesOf } from '../fraction.mjs';

/** N and P are published with so many decimals, at least. */
export const PUBLISHED_PLACES = 6;

/** Whether a figure is another, rounded or cut to its decimals. */
function isShortOf(coarse, fine) {
  const places = placesOf(coarse);
  const units = decimal(coarse).units(places);
  const behind = 10n ** BigInt(placesOf(fine) - places);
  return units === decimal(fine).units(places) || units === decimal(fine).units(placesOf(fine)) / behind;
}

/**
 * Of two files with the same figure the one with more decimals wins when the coarser is its rounding (or cut), in any
 * order; otherwise the later import. N or P with fewer decimals than INEP publishes never beats one with more.
 */
export function winner(kind, earlier, later) {
  if (earlier === undefined || later === undefined) return later ?? earlier;
  if (placesOf(earlier) === placesOf(later)) return later;
  const [coarse, fine] = placesOf(earlier) < placesOf(later) ? [earlier, later] : [later, earlier];
  const isPoor = (kind === 'n' || kind === 'p') && placesOf(coarse) < PUBLISHED_PLACES;
  return isPoor || isShortOf(coarse, fine) ? fine : later;
}

/** What a result tells besides the rates of its grades. */
export const FIGURES = ['approval', 'p', 'mt', 'lp', 'n', 'ideb', 'target'];

function merge(kept, { grades, ...figures }) {
  for (const name of FIGURES) {
    const value = winner(name, kept[name], figures[name]);
    if (value !== undefined) kept[name] = value;
  }
  for (const [grade, rate] of Object.entries(grades)) {
    kept.grades[grade] = winner('grade', kept.grades[grade], rate);
  }
}

/** The newest edition that a file measures of any school: a target is set years ahead. */
export function newestOf(results) {
  const measured = results.filter(
    ({ kind, figures: { target: _, grades, ...figures } }) =>
      kind === 'school' &&
      (Object.keys(grades).length > 0 || Object.values(figures).some((it) => it !== undefined)),
  );
  return Math.max(...measured.map(({ year }) => year));
}

/** Whose values a school's index is compared with: `national` of the country, and so on. */
const areaKey = (kind, code, network, stage, year) => [kind, code, network, stage, year].join(' ');

/** Whether one file's newest edition is nearer to an edition than another's; one before it is farther than any after. */
function isNearer(one, other, year) {
  if (one === undefined) return false;
  const [here, there] = [one < year, other < year];
  return here === there ? Math.abs(one - year) < Math.abs(other - year) : there;
}

export class Published {
  constructor() {
    /** By INEP code: `{ municipality, results }`, results by stage and edition. */
    this.schools = new Map();
    this.areas = new Map();
  }

  /** In the order of the import. */
  add(result) {
    if (result.kind === 'school') {
      if (result.code) this.addSchool(result);
      return;
    }
    const { kind, code, network, stage, year } = result;
    const key = areaKey(kind, code, network, stage, year);
    const area = this.areas.get(key) ?? {
      kind,
      code,
      network,
      stage,
      year,
      figures: { grades: {} },
    };
    this.areas.set(key, area);
    merge(area.figures, result.figures);
  }

  addSchool({ code, network, municipality, newest, stage, year, figures }) {
    const school = this.schools.get(code) ?? { code, results: new Map() };
    this.schools.set(code, school);
    // The newest edition, then the newest import, says where the school is.
    if (municipality && !(school.newest > newest)) Object.assign(school, { municipality, newest });
    const key = `${stage} ${year}`;
    const result = school.results.get(key) ?? {
      stage,
      year,
      figures: { grades: {} },
    };
    school.results.set(key, result);
    // As the file that told the result says; of two files the one whose newest edition is nearer to the result's own and
    // not before it, then the newest import. A file that says none takes none away.
    if (network && !isNearer(result.toldIn, newest, year)) Object.assign(result, { network, toldIn: newest });
    merge(result.figures, figures);
  }

  /** The published index of an area, of a school's own stage, network and edition. */
  areaIdeb(kind, code, { network, stage, year }) {
    return this.areas.get(areaKey(kind, code, network, stage, year))?.figures.ideb;
  }
}
