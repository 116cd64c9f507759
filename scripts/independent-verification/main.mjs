// Compares all that the program tells with what these files say, by code that shares nothing with it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { stopAll } from '../program/processes.mjs';
import { dataFolder } from '../program/program.mjs';
import { Ledger } from './comparing.mjs';
import { writePoorerCopies, writeProbes } from './invented.mjs';
import { readFile } from './reading/tables.mjs';
import { tellFiles, tellResult } from './report.mjs';
import { Places } from './rules/places.mjs';
import { newestOf, Published } from './rules/published.mjs';
import { Running } from './running.mjs';
import { compareVerified } from './verifying.mjs';
import { compareAreasOf, compareSchool, visitAll } from './walk.mjs';

const say = (line) => console.log(line);

function publish(files) {
  const published = new Published();
  for (const { tables } of files) {
    const results = tables.flatMap((table) => table.results);
    const newest = newestOf(results);
    results.forEach((result) => published.add({ ...result, newest }));
  }
  return published;
}

/** Every school of the files, as the program tells it after importing them. */
async function compareSchools(program, files, ledger) {
  const published = publish(files);
  const places = new Places(published.schools);
  await program.import(files);
  say(`Importados ${files.length} arquivos; lendo ${published.schools.size} escolas...`);
  await visitAll(program.url, [...published.schools.keys()], (asking, code) =>
    compareSchool(asking, published.schools.get(code), { published, places }, ledger),
  );
  return published;
}

/** Every index of an area, by an invented school that is compared with it. */
async function compareAllAreas(program, published, folder, ledger) {
  const probes = writeProbes(folder, published.areas.values(), published.schools).map(readFile);
  if (probes.length === 0) return;
  await program.import(probes);
  const { schools } = publish(probes);
  say(`Lendo os valores de municípios, estados e Brasil por ${schools.size} escolas inventadas...`);
  await visitAll(program.url, [...schools.keys()], (asking, code) =>
    compareAreasOf(asking, schools.get(code), published, ledger),
  );
}

async function main(binary, options, paths) {
  const files = paths.map(readFile);
  const tables = files.filter(({ tables }) => tables.length);
  const others = files.filter(({ tables }) => tables.length === 0);
  tellFiles(files, say);
  const ledger = new Ledger(say);
  const folder = mkdtempSync(join(tmpdir(), 'ideb-prova-'));
  const data = dataFolder('ideb-prova-dados-');
  try {
    const demonstration = options.has('--demonstration');
    const program = await Running.start(binary, data, folder, {
      demonstration,
    });
    for (const { path, file } of others) {
      ledger.compare('file', file, 'é recusado', true, await program.refuses(path));
    }
    compareVerified(tables, await program.verify(tables), ledger);
    const copies = options.has('--poorer-copies')
      ? writePoorerCopies(folder, publish(tables).schools.values()).map(readFile)
      : [];
    const published = await compareSchools(program, [...copies, ...tables, ...copies], ledger);
    await compareAllAreas(program, published, folder, ledger);
    await program.stop();
  } finally {
    await stopAll();
    rmSync(data, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
  return tellResult(ledger, say);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  // Rejects what is under way; the folders go with it.
  process.once(signal, () => void stopAll());
}
const [binary, ...rest] = process.argv.slice(2);
const options = new Set(rest.filter((word) => word.startsWith('--')));
const paths = rest.filter((word) => !options.has(word));
main(binary, options, paths).then(
  (code) => process.exit(code),
  (error) => {
    console.error(`\n${error.message}`);
    process.exit(2);
  },
);
