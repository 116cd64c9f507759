// Checks the sizes a school's phone has to load against the budgets of the project, from the build's manifest.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const LIMITS = { entry: 95, login: 125, route: 160, chart: 66, css: 15 };
const ENTRY = 'index.html';
const LAYOUT = 'src/app/staff/staff-layout.tsx';
const LOGIN = 'src/features/public/login/login-page.tsx';
const CHARTS = ['src/kit/chart/line-canvas.tsx', 'src/kit/chart/bar-canvas.tsx'];

const dist = new URL('../dist/', import.meta.url);
const read = (file) => readFileSync(fileURLToPath(new URL(file, dist)));
const manifest = JSON.parse(read('.vite/manifest.json').toString());

/** The pages of an area, by the rule of their folders. */
const pagesOf = (area) =>
  Object.keys(manifest).filter((key) =>
    new RegExp(`^src/features/${area}/([^/]+)/\\1-page\\.tsx$`).test(key),
  );

/** The chunks a source brings with it, without those loaded later. */
function closure(keys, seen = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build's manifest: it was moved, or is loaded no more`);
    if (seen.has(key)) continue;
    seen.add(key);
    closure(chunk.imports ?? [], seen);
  }
  return seen;
}

const sizes = new Map();
function gzipped(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(read(file), { level: 9 }).length);
  return sizes.get(file);
}

const script = (keys) => [...keys].reduce((sum, key) => sum + gzipped(manifest[key].file), 0);

const entry = closure([ENTRY]);
const css = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.css'));
const chartOnly = new Set([...closure(CHARTS)].filter((key) => !entry.has(key)));

const rows = [
  ['entry', script(entry), LIMITS.entry],
  ...pagesOf('public').map((page) => [
    page,
    script(closure([ENTRY, page])),
    page === LOGIN ? LIMITS.login : LIMITS.route,
  ]),
  ...pagesOf('staff').map((page) => [page, script(closure([ENTRY, LAYOUT, page])), LIMITS.route]),
  ['charts', script(chartOnly), LIMITS.chart],
  ['css', css.reduce((sum, file) => sum + gzipped(file), 0), LIMITS.css],
];

let failed = false;
for (const [name, bytes, limit] of rows) {
  const over = bytes > limit * KB;
  failed ||= over;
  const size = (bytes / KB).toFixed(1).padStart(7);
  console.log(`${over ? 'OVER ' : 'ok   '}${size} kB of ${String(limit).padStart(3)}  ${name}`);
}
process.exitCode = failed ? 1 : 0;
