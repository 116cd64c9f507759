// Makes the invented files of crates/test-files/data anew; with --check, says which are not what this makes.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { derivedFiles } from './derived.mjs';
import { inepFiles } from './inep.mjs';
import { pupilFiles } from './pupils.mjs';

const DATA = join(dirname(fileURLToPath(import.meta.url)), '../../crates/test-files/data');
const FOLDERS = { inep: inepFiles(), derived: derivedFiles(), pupils: pupilFiles() };

/** The files of a folder, none where it is absent. */
function present(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

const different = [];
for (const [name, files] of Object.entries(FOLDERS)) {
  const folder = join(DATA, name);
  mkdirSync(folder, { recursive: true });
  const there = present(folder);
  for (const file of there.filter((found) => !(found in files))) different.push(join(folder, file));
  for (const [file, bytes] of Object.entries(files)) {
    const path = join(folder, file);
    if (!there.includes(file) || !readFileSync(path).equals(bytes)) different.push(path);
  }
  if (!process.argv.includes('--check')) {
    for (const file of there) rmSync(join(folder, file));
    for (const [file, bytes] of Object.entries(files)) writeFileSync(join(folder, file), bytes);
  }
}

if (!process.argv.includes('--check')) {
  console.log(`${different.length} arquivos mudaram.`);
} else if (different.length) {
  console.error(`Não são o que scripts/synthetic-inep faz:\n  ${different.join('\n  ')}`);
  process.exit(1);
} else {
  console.log('Os arquivos inventados são o que scripts/synthetic-inep faz.');
}
