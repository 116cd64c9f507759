// The benchmark's order of events. Called by scripts/bench with the program to measure.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { answersBesideSignIns, contestOfAnswers } from './answers.mjs';
import { districtSql, USERS } from './district.mjs';
import { exactFigures, instrument, passwordHash, uninstrument } from './exact.mjs';
import { writeInepFile } from './inep.mjs';
import { perConnection, perSession, signInStorm } from './people.mjs';
import { memory, stopAll } from '../program/processes.mjs';
import { dataFolder, Program } from '../program/program.mjs';
import {
  answerRows,
  besideRows,
  budgetRows,
  connectionRow,
  exactRows,
  importRow,
  peopleRows,
  roundRows,
  startRows,
} from './rows.mjs';
import { contest } from './rounds.mjs';
import { PUPILS } from './quizzes.mjs';
import { columns, print } from './table.mjs';
import { measurePages } from './visits.mjs';

const PASSWORD = 'ipe-amarelo-florido';
const SIZES = {
  small: {
    schools: 50,
    seconds: 2,
    rounds: 5,
    sessions: 5_000,
    lines: 5_000,
    starts: 5,
    past: 2,
    playing: 2_000,
    storm: { seconds: 5, rounds: 2 },
  },
  whole: {
    schools: 1_000,
    seconds: 10,
    rounds: 5,
    quiet: true,
    sessions: 20_000,
    lines: 50_000,
    starts: 5,
    visits: 5,
    past: 5,
    playing: 8_000,
    storm: { seconds: 20, rounds: 3 },
  },
};

const since = performance.now();
const tell = (text) =>
  console.error(`[${((performance.now() - since) / 1000).toFixed(0).padStart(4)} s] ${text}`);

/** The figures of the running time, one after the other: nothing else runs beside a measurement. */
async function measureSpeed(program, size, { hash, list, answer, folder }) {
  const server = await program.serve();
  tell(`carregando ${size.schools} escolas`);
  const simulations = { simulations: 200, events: 200 };
  const rows = [];
  const played = { pupils: PUPILS, past: size.past, playing: size.playing };
  const sessions = Math.max(size.sessions, size.schools * USERS);
  await program.sql(districtSql({ ...size, ...simulations, sessions, hash, played }));
  rows.push(...roundRows(await contest(program, server, { ...size, folder, list, tell })));
  const { playing, storm } = size;
  rows.push(...answerRows(await contestOfAnswers(program, server, { ...size, folder, answer, tell })));
  tell('respostas enquanto outros entram');
  const beside = await answersBesideSignIns(program, server, {
    ...storm,
    folder,
    playing,
    password: PASSWORD,
  });
  rows.push(...besideRows(beside));
  tell('memória');
  const afterLoad = await memory(server.pid);
  const session = await perSession(server, size.sessions);
  tell('cem pessoas entram ao mesmo tempo');
  const atOnce = await signInStorm(server, PASSWORD);
  rows.push(...peopleRows({ afterLoad, session, storm: atOnce, sessions: size.sessions }));
  tell(`importando ${size.lines} linhas do INEP`);
  const file = join(folder, 'divulgacao_anos_finais_escolas_2023.csv');
  writeInepFile(file, size.lines);
  const began = performance.now();
  const words = await program.import(file);
  rows.push(importRow((performance.now() - began) / 1000, size.lines, words));
  await server.stop();
  tell('conexões paradas');
  rows.push(connectionRow(await measureConnections(program)));
  return rows;
}

/** Of a server that has done nothing: after a load, connections find memory that it has left. */
async function measureConnections(program) {
  const server = await program.serve();
  const bytes = await perConnection(server);
  await server.stop();
  return bytes;
}

/** How long a server takes to be ready on a data folder that is there. */
async function measureStarts(program, times) {
  const seconds = [];
  for (let turn = 0; turn < times; turn += 1) {
    const server = await program.serve();
    seconds.push(server.seconds);
    await server.stop();
  }
  return seconds;
}

function write(rows, details, size) {
  mkdirSync('bench-results', { recursive: true });
  const date = new Date().toISOString();
  const machine = { cores: cpus().length, model: cpus()[0]?.model, memory: totalmem(), load: loadavg() };
  const file = `bench-results/${date.replaceAll(':', '-').slice(0, 19)}.json`;
  const text = JSON.stringify(
    {
      date,
      machine,
      node: process.version,
      size,
      seconds: (performance.now() - since) / 1000,
      rows,
      details,
    },
    null,
    2,
  );
  writeFileSync(file, `${text}\n`);
  console.log(`\n${file}`);
}

function printRequests(requests) {
  const shown = requests.map(({ name, statements, roundTrips, small, large }) => [
    name,
    ...[statements, roundTrips, small, large].map((value) => `${value ?? '–'}`),
  ]);
  console.log(
    `\n${columns([['pedido', 'consultas', 'idas e voltas', 'buffers 1x', 'buffers 100x'], ...shown]).join('\n')}`,
  );
}

const visitPages = (binary, visits, logs) =>
  measurePages(binary, logs, { browser: process.env.CHROMIUM, visits, tell });

/** Lighthouse alone. */
async function benchPages(binary) {
  const folder = mkdtempSync(join(tmpdir(), 'ideb-bench-logs-'));
  try {
    const rows = await visitPages(binary, SIZES.whole.visits, folder);
    print(rows);
    write(rows, {}, 'pages');
    return true;
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bench(binary, mode) {
  const size = SIZES[mode];
  const data = dataFolder();
  const folder = mkdtempSync(join(tmpdir(), 'ideb-bench-logs-'));
  const program = new Program(binary, data, folder);
  try {
    if (size && loadavg()[0] > 1)
      tell(`atenção: a máquina está ocupada (carga ${loadavg()[0].toFixed(1)}); os tempos dizem pouco`);
    tell('primeira partida');
    const first = await program.serve();
    const hash = await passwordHash(program, first.url, PASSWORD);
    const statistics = await instrument(program);
    await first.stop();
    tell('figuras sem ruído: buffers com 1x e 100x dos dados, consultas replanejadas');
    const watched = await program.serve();
    const exact = await exactFigures(program, { hash, statistics });
    await uninstrument(program);
    await watched.stop();
    const rows = exactRows(exact);
    if (size) {
      rows.unshift(
        ...(await measureSpeed(program, size, { hash, list: exact.list, answer: exact.answer, folder })),
      );
      tell('partidas');
      rows.push(...startRows(first.seconds, await measureStarts(program, size.starts)));
      rows.push(...(await budgetRows()));
    }
    if (size?.visits) rows.push(...(await visitPages(binary, size.visits, folder)));
    printRequests(exact.requests);
    print(rows);
    write(rows, { requests: exact.requests, planned: exact.planned }, mode);
    return rows.every((row) => !row.hard || row.reached !== false);
  } finally {
    await stopAll();
    rmSync(data, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  // Rejects what is under way; the folders go with it.
  process.once(signal, () => void stopAll());
}
const [binary, mode] = process.argv.slice(2);
if (!existsSync(binary)) throw new Error(`falta o programa ${binary}`);
const reached = mode === 'pages' ? await benchPages(binary) : await bench(binary, mode);
process.exit(mode === 'check' && !reached ? 1 : 0);
