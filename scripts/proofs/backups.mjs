// Backups that somebody makes to harm who restores them, taken on the operator's word.
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';

import { run } from '../program/processes.mjs';
import { peakMemory } from './installation.mjs';
import { linesOf, SEAL, succeeds, TESTING } from './operation.mjs';

/** Beyond what the restore of an honest backup takes. */
const MOST_MB = 96;
const MEGABYTE = 1e6;
/** Longer than any sentence of ours; in a name that was printed whole, millions. */
const LONGEST_SENTENCE = 1000;
const COMMANDS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/;

/** Sealed by somebody who does not know the secret, of pieces that are too much for one string. */
async function sealedPieces(file, pieces) {
  const [out, sum, zip] = [createWriteStream(file), createHash('sha256'), createGzip({ level: 1 })];
  zip.on('data', (bytes) => sum.update(bytes));
  zip.pipe(out, { end: false });
  for (const piece of pieces) if (!zip.write(piece)) await once(zip, 'drain');
  zip.end();
  await once(zip, 'end');
  out.end(Buffer.concat([sum.digest(), Buffer.alloc(SEAL / 2)]));
  await once(out, 'close');
  return file;
}

/** A text again and again, until it is so many megabytes. */
const much = (text, megabytes) =>
  Array(megabytes).fill(Buffer.from(text.repeat(Math.ceil(MEGABYTE / text.length))));

const sequence = (name) => `{"sequence":{"name":"${name}","lastValue":3,"isCalled":true}}\n`;
const sequences = (head) => [head, ...much(sequence('public.people_id_seq'), 64)];
const invented = (part) =>
  Array.from({ length: 12_000 }, (_, number) => sequence(`public.x${part}y${number}`));
const ESCAPES = '\\u001b]0;tudo certo\\u0007\\u001b[2J\\u202e';

const NAMED = '\\u001b]0;tudo certo\\u0007';
const NO_ROW = 'uma linha de public.schools não tem a forma das suas colunas';
const NOT_WRITTEN = 'as linhas de public.schools não puderam ser gravadas';

/** The honest backup, in which a table has these rows besides its own: pieces of whole lines, made when they are written. */
function* withRows(whole, table, made) {
  const pieces = made();
  const begins = whole.indexOf(`{"table":{"name":"${table}"`);
  const rows = whole.indexOf('\n', begins) + 1;
  const mark = whole.indexOf('{"rows":', rows);
  const own = whole.slice(rows, mark);
  const sum = createHash('sha256');
  let count = 0;
  for (const piece of [own, ...pieces]) {
    sum.update(piece);
    count += piece.split('\n').length - 1;
  }
  const rest = whole.slice(whole.indexOf('\n', mark));
  yield* [
    whole.slice(0, mark),
    ...pieces,
    JSON.stringify({ rows: { count, sha256: sum.digest('hex') } }),
    rest,
  ];
}

/** A million limits of nothing. */
const limits = () =>
  Array.from({ length: 100 }, (_, part) =>
    Array.from({ length: 10_000 }, (_, number) => `["n${part * 10_000 + number}","5",null]\n`).join(''),
  );

/** One state of 3 MB in each stage and edition, with as much in it that cannot be packed as a file must have. */
function states() {
  const stages = ['anos_iniciais', 'anos_finais', 'ensino_medio'];
  const editions = Array.from({ length: 14 }, (_, edition) => 2071 + 2 * edition);
  return stages.flatMap((stage) =>
    editions.map((year) => {
      const long = 'A'.repeat(3 * MEGABYTE) + randomBytes(20_000).toString('base64url');
      return `${JSON.stringify([stage, String(year), `{${long}}`, 'true'])}\n`;
    }),
  );
}

/** Whole backups that somebody made, each with what its refusal says; the short form tries the first three. */
function attacks(whole, head, columns) {
  const schools = `{"table":{"name":"public.schools","columns":${JSON.stringify(columns)}}}\n`;
  const end = '\n{"rows":{"count":1,"sha256":""}}\n';
  const row = (...pieces) => [head, schools, ...pieces.flat(), end];
  const named = (name) => [head, `{"table":{"name":"${name}","columns":[]}}\n`];
  const tooLong = 'a cópia tem uma linha longa demais';
  return {
    'one sequence 800,000 times': [sequences(head), 'public.people_id_seq aparece duas vezes'],
    '20 million migrations': [
      ['{"backup":{"format":1,"program":"x","migrations":[""', ...much(',""', 60), ']}}\n'],
      tooLong,
    ],
    'a name that commands the terminal': [
      named(`${ESCAPES}${'x'.repeat(60_000)}`),
      `não há uma tabela ${NAMED}`,
    ],
    '400,000 sequences that are none': [
      [head, ...Array.from({ length: 32 }, (_, part) => invented(part).join(''))],
      'não há uma sequência public.x0y0',
    ],
    'a million cells in a row': [row('[""', much(',""', 3), ']'), NO_ROW],
    'a line of 1 GB': [[head, ...much('x', 1000)], tooLong],
    'a row of 1 GB': [row('["', much('x', 1000), '"]'), tooLong],
    '3 million lists inside each other': [row(much('[', 3)), NO_ROW],
    'numbers of 131,072 digits': [row('[1e131071', much(',1e131071', 3), ']'), NO_ROW],
    'a text of 3 MB as a number': [
      row('["', much('x', 3), `"${',null'.repeat(columns.length - 1)}]`),
      NOT_WRITTEN,
    ],
    'a number that commands the terminal': [
      row(`["${ESCAPES}"${',null'.repeat(columns.length - 1)}]`),
      NOT_WRITTEN,
    ],
    'a million limits': [
      withRows(whole, 'public.quotas', limits),
      'public.quotas não tem as linhas da sua versão',
    ],
    '42 texts of 3 MB': [
      withRows(whole, 'public.reference_coverage', states),
      'public.reference_coverage tem em states mais do que cabe',
    ],
  };
}

/** A restore on the operator's word: what it wrote, and the most memory that it held, in bytes. */
async function measured(at, data, file) {
  let peak = 0;
  const watch = (pid) => {
    const timer = setInterval(() => {
      try {
        peak = Math.max(peak, peakMemory(pid));
      } catch {
        clearInterval(timer);
      }
    }, 5);
  };
  const outcome = await at.command(data, ['restore', file, '--trust'], TESTING, watch);
  return { ...outcome, peak };
}

async function hostile(at) {
  const honest = join(at.folder(), 'ideb.backup');
  await succeeds(at, await at.installed(), ['backup', honest]);
  const whole = linesOf(honest);
  const [head, ...rest] = whole.split('\n');
  const { columns } = rest
    .filter((line) => line.startsWith('{"table"'))
    .map((line) => JSON.parse(line).table)
    .find(({ name }) => name === 'public.schools');
  const [file, data] = [join(at.folder(), 'hostile.backup'), at.folder()];
  const tried = Object.entries(attacks(whole, `${head}\n`, columns)).slice(0, at.short ? 3 : undefined);
  const seen = [];
  for (const [name, [pieces, sentence]] of tried) {
    const { code, output, peak } = await measured(at, data, await sealedPieces(file, pieces));
    const clear =
      code === 1 &&
      output.startsWith('Erro: ') &&
      output.includes(sentence) &&
      output.length < LONGEST_SENTENCE &&
      !COMMANDS.test(output);
    seen.push({
      name: `${name} (${output.slice(0, 200).trim()})`,
      clear,
      peak,
    });
  }
  // Into the same folder, of which each must have left an empty database; sealed as they were.
  const last = await measured(at, data, await sealedPieces(file, [whole]));
  const more = Math.max(...seen.map(({ peak }) => peak)) - last.peak;
  const unclear = seen.filter(({ clear }) => !clear).map(({ name }) => name);
  return {
    held: unclear.length === 0 && last.code === 0 && more <= MOST_MB * MEGABYTE,
    seen:
      `${seen.length - unclear.length} of ${seen.length} refused with a clear sentence${unclear.map((name) => `, not: ${name}`).join('')}; ` +
      `memory ${(more / MEGABYTE).toFixed(0)} MB beyond the ${(last.peak / MEGABYTE).toFixed(0)} MB of an honest restore, which ${last.code === 0 ? 'succeeded' : 'failed'}`,
  };
}

/** A reader that keeps what it reads: how much memory the names of the sequences take it, in bytes. */
async function memoryOfStandIn(file) {
  const script = `
    const { readFileSync } = require('fs');
    const peak = () => Number(readFileSync('/proc/self/status', 'utf8').match(/VmHWM:\\s+(\\d+)/)[1]);
    const before = peak();
    const lines = require('zlib').gunzipSync(readFileSync(process.argv[1]).subarray(0, -64)).toString().split('\\n');
    const names = lines.slice(1, -1).map((line) => JSON.parse(line).sequence.name);
    console.log(names.length && (peak() - before) * 1024);`;
  return Number(await run(process.execPath, ['-e', script, file]));
}

export const proofs = [
  {
    name: 'hostile-backup',
    attack:
      'Backups that somebody made, restored with --trust: a sequence 800,000 times, 20 million migrations, millions of cells or of lists in a row, lines of 1 GB, a million limits, texts of 3 MB, names and numbers that command the terminal',
    promise: `Each is refused with the sentence that tells why and commands nothing, with ${MOST_MB} MB more than an honest restore takes at most; then the honest one, sealed as these were, is restored into the same folder`,
    prove: hostile,
    async control(at) {
      const file = await sealedPieces(join(at.folder(), 'hostile.backup'), sequences('{}\n'));
      const memory = await memoryOfStandIn(file);
      return {
        fails: memory > MOST_MB * MEGABYTE,
        seen: `a reader that keeps the sequences takes ${(memory / MEGABYTE).toFixed(0)} MB more`,
      };
    },
  },
];
