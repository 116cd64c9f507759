// Attacks and faults, one after the other: nothing else runs beside one. Called by scripts/prove with the program.
//
// A module of this folder exports `proofs`; each has
//   name     in kebab-case
//   attack   what is done
//   promise  the figure that holds all the same
//   needs    programs beside our own, where it takes any: without them it is not tried, and the end says so
//   prove    does it, and gives { held, seen }; { skipped } says why it cannot be done here
//   control  does the same where the protection is missing or the harm is real, and gives { fails, seen }: what does not
//            fail then proves nothing
//   loads    whether the control is as much work as the proof: the short form leaves it to the whole one
// Both get an `Installation`, on which programs are started; what they started is ended after each.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

import { killAll, run } from '../program/processes.mjs';
import { Installation } from './installation.mjs';

const TABLE = 'docs/security.md';
const [BEGIN, END] = ['<!-- scripts/prove --write -->', '<!-- end -->'];

const since = performance.now();
const tell = (text) =>
  console.error(`[${((performance.now() - since) / 1000).toFixed(0).padStart(4)} s] ${text}`);

async function modules() {
  const here = new URL('.', import.meta.url);
  const files = readdirSync(here).filter((name) => name.endsWith('.mjs') && name !== 'main.mjs');
  const found = await Promise.all(files.sort().map((name) => import(new URL(name, here))));
  return found.flatMap((module) => module.proofs ?? []);
}

/** Runs one of the two halves of a proof on installations of its own. */
async function half(work, options) {
  const at = new Installation(options);
  try {
    return await work(at);
  } finally {
    await killAll();
    await at.remove();
  }
}

/** Those of the programs that are not installed. */
async function absent(programs) {
  const installed = await Promise.allSettled(programs.map((name) => run(name, ['--version'])));
  return programs.filter((_, place) => installed[place].status === 'rejected');
}

/** A proof and its control; an error of either is a proof that did not hold. */
async function attempt(proof, options) {
  const line = { name: proof.name, attack: proof.attack, promise: proof.promise };
  tell(proof.name);
  const missing = await absent(proof.needs ?? []);
  if (missing.length > 0)
    return { ...line, verdict: 'not tried', seen: `not installed: ${missing.join(', ')}`, control: '' };
  try {
    const { held, seen, skipped } = await half(proof.prove, options);
    if (skipped) return { ...line, verdict: 'not tried', seen: skipped, control: '' };
    if (options.short && proof.loads)
      return { ...line, verdict: held ? 'held' : 'BROKEN', seen, control: 'of the whole form' };
    const { fails, seen: harm } = await half(proof.control, options);
    const verdict = !held ? 'BROKEN' : fails ? 'held' : 'PROVES NOTHING';
    return { ...line, verdict, seen, control: harm };
  } catch (error) {
    return { ...line, verdict: 'BROKEN', seen: String(error.stack ?? error), control: '' };
  }
}

const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const COLUMNS = ['name', 'attack', 'promise', 'verdict', 'seen', 'control'];
const row = (cells) => `| ${cells.map(cell).join(' | ')} |`;
const HEAD = [row(COLUMNS), row(COLUMNS.map(() => '---'))];

const rowOf = (line) => row(COLUMNS.map((name) => line[name]));
const table = (lines) => [...HEAD, ...lines.map(rowOf)].join('\n');

/** Writes the lines into the page, where those of proofs that were not tried now stay as they were seen. */
function write(lines, all) {
  const page = readFileSync(TABLE, 'utf8');
  const [before, rest] = page.split(BEGIN);
  const [written, after] = rest?.split(END) ?? [];
  if (after === undefined) throw new Error(`${TABLE} não tem o lugar da tabela: ${BEGIN} … ${END}`);
  const rows = all.flatMap(({ name }) => {
    const line = lines.find((line) => line.name === name);
    return line ? rowOf(line) : written.split('\n').filter((row) => row.startsWith(`| ${name} |`));
  });
  writeFileSync(TABLE, `${before}${BEGIN}\n${[...HEAD, ...rows].join('\n')}\n${END}${after}`);
}

async function main([binary, mode, ...names]) {
  const all = await modules();
  const unknown = names.filter((name) => !all.some((proof) => proof.name === name));
  if (unknown.length > 0)
    throw new Error(`Não existe: ${unknown.join(', ')}. Há: ${all.map(({ name }) => name).join(', ')}`);
  const chosen = all.filter((proof) => names.length === 0 || names.includes(proof.name));
  const planted = new Installation({ binary });
  const first = await planted.serve({ testing: true });
  await first.stop();
  const lines = [];
  for (const proof of chosen)
    lines.push(await attempt(proof, { binary, short: mode === 'short', seed: first.data }));
  await planted.remove();
  console.log(table(lines));
  if (mode === 'write') write(lines, all);
  const failed = lines.filter(({ verdict }) => verdict !== 'held' && verdict !== 'not tried');
  const told = (lines) => lines.map(({ name }) => name).join(', ');
  const untried = lines.filter(({ verdict }) => verdict === 'not tried');
  if (untried.length > 0) tell(`Não se tentou: ${told(untried)}`);
  const held = untried.length > 0 ? 'O que se tentou se sustenta.' : 'Tudo se sustenta.';
  tell(failed.length === 0 ? held : `Não se sustenta: ${told(failed)}`);
  return failed.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  return 2;
});
