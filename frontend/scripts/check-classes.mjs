// A class begins with the name of the file it is styled in, and no two files have one name: a class is found by its
// name, two parts never style the same one, and each is written by a component. What crosses parts stands in src/styles.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const SHARED = join('src', 'styles');

const files = readdirSync('src', { recursive: true })
  .map((file) => join('src', file))
  .filter((file) => file.endsWith('.css') && !file.startsWith(SHARED));

/** The selectors of a style sheet, without its comments, declarations and at-rules. */
function selectorsOf(css) {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  return [...rules].map(([, head]) => head.trim()).filter((head) => !head.startsWith('@'));
}

const wrong = files.flatMap((file) => {
  const name = basename(file, '.css');
  const namesakes = files.filter((other) => other !== file && basename(other, '.css') === name);
  const foreign = selectorsOf(readFileSync(file, 'utf8'))
    .flatMap((selector) => selector.match(/\.[a-z][\w-]*/gi) ?? [])
    .filter((found) => !found.startsWith(`.${name}`));
  return namesakes
    .map((other) => `${file}: ${other} has the same name`)
    .concat(foreign.map((found) => `${file}: ${found} does not begin with .${name}`));
});

const sources = readdirSync('src', { recursive: true })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .join('\n');

/** Whether a component writes the class, or composes it: `badge-${tone}`. */
const isWritten = (name) =>
  new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources) ||
  [...name.matchAll(/-/g)].some(({ index }) => sources.includes(`${name.slice(0, index + 1)}\${`));

for (const file of files) {
  const classes = selectorsOf(readFileSync(file, 'utf8')).flatMap(
    (selector) => selector.match(/\.[a-z][\w-]*/gi) ?? [],
  );
  for (const name of new Set(classes)) {
    if (!isWritten(name.slice(1))) wrong.push(`${file}: no component writes ${name}`);
  }
}

wrong.forEach((line) => console.error(line));
process.exitCode = wrong.length > 0 ? 1 : 0;
