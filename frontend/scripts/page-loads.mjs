// What a page loads before it is at rest without anybody's doing, by the build's manifest. The budget (check-budget.mjs)
// sums it, and a browser test (e2e/loads.spec.ts) holds it against what Chromium asks for: a file more or less fails.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const ENTRY = 'index.html';

/** The manifest of the pupils' application, beside that of the staff's. */
export const PUPIL_MANIFEST = '.vite/pupil-manifest.json';

/** By the folder of an area below features: the frame that its pages stand in, when it is loaded apart. */
export const FRAMES = { staff: ['src/app/staff/staff-area.tsx'] };

/** The pictures of a page: they come after its words, and are counted apart. */
const CHART = /^src\/features\/.*-pictures\.tsx$/;

const PAGE = /^src\/features\/([^/]+)\/([^/]+)\/\2-page\.tsx$/;

export function readBuild(dist, listed = '.vite/manifest.json') {
  const read = (file) => readFileSync(fileURLToPath(new URL(file, dist)));
  const manifest = JSON.parse(read(listed).toString());
  const keys = Object.keys(manifest);
  const sizes = new Map();

  function gzipped(file) {
    if (!sizes.has(file)) sizes.set(file, gzipSync(read(file), { level: 9 }).length);
    return sizes.get(file);
  }

  /** The files that sources bring with them, without those that something has to ask for. */
  function filesOf(sources) {
    const seen = new Set();
    const visit = (key) => {
      if (seen.has(key)) return;
      if (!manifest[key]) throw new Error(`${key} is not in the build: it was moved, or is loaded no more`);
      seen.add(key);
      (manifest[key].imports ?? []).forEach(visit);
    };
    sources.forEach(visit);
    const chunks = [...seen].map((key) => manifest[key]);
    return new Set(chunks.flatMap(({ file, css = [] }) => [file].concat(css)));
  }

  /** The pages of an area, by the rule of their folders. */
  const pagesOf = (area) => keys.filter((key) => PAGE.exec(key)?.[1] === area);
  const areas = [...new Set(keys.flatMap((key) => PAGE.exec(key)?.[1] ?? []))];

  // The theme's small script is asked for by the HTML itself.
  const entry = filesOf([ENTRY, ...keys.filter((key) => key.startsWith('_boot-'))]);

  return {
    areas,
    pagesOf,
    entry,
    /** Everything that stands in the address of a page once it is at rest, but for its pictures. */
    page: (page) => new Set([...entry, ...filesOf([...(FRAMES[PAGE.exec(page)?.[1]] ?? []), page])]),
    charts: filesOf(keys.filter((key) => CHART.test(key))),
    scripts: (files) => sum([...files].filter((file) => file.endsWith('.js'))),
    styles: (files) => sum([...files].filter((file) => file.endsWith('.css'))),
    /** Files that need each other, by their names: whichever runs first finds the other empty. */
    circles: () => circlesOf(manifest),
  };

  function sum(files) {
    return files.reduce((total, file) => total + gzipped(file), 0);
  }
}

function circlesOf(manifest) {
  const ended = new Set();
  const circles = new Set();
  const visit = (key, way) => {
    if (way.includes(key)) circles.add(way.slice(way.indexOf(key)).toSorted().join(', '));
    if (way.includes(key) || ended.has(key)) return;
    for (const next of manifest[key].imports ?? []) visit(next, [...way, key]);
    ended.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
  return [...circles];
}

/** What of `files` is not among `others`. */
export const without = (files, others) => new Set([...files].filter((file) => !others.has(file)));
