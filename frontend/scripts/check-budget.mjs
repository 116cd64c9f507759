// Checks the sizes a school's phone has to load against the budgets of the project, from the build's manifest.
import { readBuild, without } from './page-loads.mjs';

const KB = 1000;
const LIMITS = { entry: 95, public: 130, staff: 160, pupil: 105, charts: 66, entryStyles: 8, styles: 6 };
const BARE_PAGE = 'src/app/not-found-page.tsx';

const build = readBuild(new URL('../dist/', import.meta.url));
const { entry } = build;
const pages = build.areas.flatMap((area) => build.pagesOf(area).map((page) => ({ area, page })));

/** What a page has before a chart comes near the screen. */
const boards = build.pagesOf('staff').map(build.page);

const rows = [
  ['entry', build.scripts(entry), LIMITS.entry],
  ...pages.map(({ area, page }) => [page, build.scripts(build.page(page)), LIMITS[area]]),
  // No pupils' page is there yet: the barest there is, with a frame, a heading and a button, loads what one will.
  ["a bare pupils' page", build.scripts(build.page(BARE_PAGE)), LIMITS.pupil],
  ['charts', Math.max(...boards.map((page) => build.scripts(without(build.charts, page)))), LIMITS.charts],
  ['css: entry', build.styles(entry), LIMITS.entryStyles],
  ...pages.map(({ page }) => [`css: ${page}`, build.styles(without(build.page(page), entry)), LIMITS.styles]),
];

let failed = false;
for (const [name, bytes, limit] of rows) {
  const over = !(bytes <= limit * KB);
  failed ||= over;
  const size = (bytes / KB).toFixed(1).padStart(7);
  console.log(`${over ? 'OVER ' : 'ok   '}${size} kB of ${String(limit).padStart(3)}  ${name}`);
}
process.exitCode = failed ? 1 : 0;
