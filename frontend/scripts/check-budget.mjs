// Checks the sizes a school's phone has to load against the budgets of the project, from the build's manifest, and that no
// two files of the build need each other.
import { PUPIL_MANIFEST, readBuild, without } from './page-loads.mjs';

const KB = 1000;
const LIMITS = {
  entry: 96,
  pupilEntry: 101,
  public: 130,
  staff: 160,
  pupil: 120,
  charts: 66,
  entryStyles: 10,
  styles: 6,
};

const dist = new URL('../dist/', import.meta.url);
const staff = readBuild(dist);
const pupils = readBuild(dist, PUPIL_MANIFEST);

/** An application: its entry, and each of its pages with all that it loads. */
const rowsOf = (build, name, limit) => {
  const pages = build.areas.flatMap((area) => build.pagesOf(area).map((page) => ({ area, page })));
  return [
    [`entry${name}`, build.scripts(build.entry), limit],
    ...pages.map(({ area, page }) => [page, build.scripts(build.page(page)), LIMITS[area]]),
    [`css: entry${name}`, build.styles(build.entry), LIMITS.entryStyles],
    ...pages.map(({ page }) => [
      `css: ${page}`,
      build.styles(without(build.page(page), build.entry)),
      LIMITS.styles,
    ]),
  ];
};

/** What a page has before its pictures come. */
const boards = staff.pagesOf('staff').map(staff.page);

const rows = [
  ...rowsOf(staff, '', LIMITS.entry),
  ['charts', Math.max(...boards.map((page) => staff.scripts(without(staff.charts, page)))), LIMITS.charts],
  ...rowsOf(pupils, ' of the pupils', LIMITS.pupilEntry),
];

let failed = false;
for (const [name, bytes, limit] of rows) {
  const over = !(bytes <= limit * KB);
  failed ||= over;
  const size = (bytes / KB).toFixed(1).padStart(7);
  console.log(`${over ? 'OVER ' : 'ok   '}${size} kB of ${String(limit).padStart(3)}  ${name}`);
}
for (const circle of [...staff.circles(), ...pupils.circles()]) {
  failed = true;
  console.log(`CIRCLE ${circle}`);
}
process.exitCode = failed ? 1 : 0;
