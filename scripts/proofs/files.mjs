// Files that are small as sent and large inside, or come slowly, while other schools work.
import { setMaxListeners } from 'node:events';
import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { run, start, stop } from '../program/processes.mjs';
import { ask } from '../program/program.mjs';
import { forgetPeak, peakMemory, percentile } from './installation.mjs';
import { school } from './callers/schools.mjs';
import { cells, emptyTexts, results, runs } from './workbooks.mjs';

const [UPLOADS, READERS, PAUSE, MOST_MB] = [20, 4, 15, 64];
/** Foreign processes of the control: of normal priority, so many are felt by everyone. */
const BUSY = 96;
/** Seconds of CPU that foreign processes burn in all. */
const MOST_BURNT = 240;
/** Longer than the server asks for, a sender does not wait: it tries again so soon, in milliseconds. */
const IMPATIENCE = 1000;
/** Times the p99 beside a foreign process. On the machine of the tests, much else runs. */
const WORST_RATIO = { whole: 2, short: 4 };
const MEGABYTE = 1e6;
/** Milliseconds between two bytes of a slow file. */
const SLOWNESS = 4000;
/** Seconds within which an honest file is read while others come slowly: in a test a file gives way after 1 s, not 10. */
const PATIENCE = { whole: 15, short: 2.5 };
/** As many as there are places. */
const SLOW_SCHOOLS = 8;

/** Sends a file as a browser does, all at once or as `send` sends it; gives the status, 0 for whoever hung up. */
function upload(url, { cookie, school: number }, bytes, signal, send = (call, body) => call.end(body)) {
  const body = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="notas.xlsx"\r\n\r\n'),
    bytes,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const headers = {
    Cookie: cookie,
    'X-Requested-With': 'ideb',
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': body.length,
  };
  return new Promise((resolve) => {
    const path = `${url}/api/school/${number}/ideb/import?dryRun=true`;
    const call = request(path, { method: 'POST', headers, agent: false, signal }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
      answer.on('error', () => resolve(0));
    });
    call.on('error', () => resolve(0));
    send(call, body);
  });
}

/** A byte every four seconds, until the answer has come: none of these bodies ever ends. */
function slowly(call, body) {
  let sent = 0;
  const timer = setInterval(() => call.write(body.subarray(sent, ++sent)), SLOWNESS);
  call.write(body.subarray(sent, ++sent));
  call.on('close', () => clearInterval(timer));
}

/** Schools send two files each, slowly and again and again; another one sends one that is like all others. */
async function uploadBesideSlow(at, { testing, env = {} }) {
  const { url } = await at.serve({ testing, env });
  const patience = PATIENCE[at.short ? 'short' : 'whole'];
  const [honest, ...slow] = await people(
    url,
    Array.from({ length: SLOW_SCHOOLS + 1 }, (_, number) => `lenta.${'abcdefghi'[number]}`),
  );
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  const answers = {};
  const begun = [...slow, ...slow].map(async (person) => {
    while (!over.signal.aborted) {
      const status = await upload(url, person, cells(1), over.signal, slowly);
      if (over.signal.aborted) return;
      answers[status] = (answers[status] ?? 0) + 1;
      await sleep(IMPATIENCE, undefined, { signal: over.signal }).catch(() => {});
    }
  });
  // What can be held is held.
  await sleep(500);
  const since = performance.now();
  const status = await upload(url, honest, cells(1), AbortSignal.timeout(patience * 1000));
  const seconds = (performance.now() - since) / 1000;
  over.abort();
  await Promise.all(begun);
  return { status, seconds, answers };
}

/** Sends all files at once, again and again until each was read, or the time is over; counts the answers. */
async function attack(url, people, files, seconds) {
  const answers = {};
  const signal = AbortSignal.timeout(seconds * 1000);
  setMaxListeners(0, signal);
  const send = async (number) => {
    while (!signal.aborted) {
      const status = await upload(url, people[number % people.length], files[number % files.length], signal);
      answers[status] = (answers[status] ?? 0) + 1;
      if (status !== 503) return;
      await sleep(IMPATIENCE);
    }
  };
  await Promise.all(Array.from({ length: UPLOADS }, (_, number) => send(number)));
  return answers;
}

/** Reads as other schools do, until the other work is over; how long each answer took, and which were errors. */
async function readBeside(url, neighbours, work) {
  const [times, errors] = [[], []];
  let over = false;
  const read = async ({ cookie, school: number }) => {
    while (!over) {
      const since = performance.now();
      const status = await ask(`${url}/api/school/${number}/simulations`, { cookie }).then(
        (answer) => answer.status,
        () => 0,
      );
      times.push(performance.now() - since);
      if (status !== 200) errors.push(status);
      await sleep(PAUSE);
    }
  };
  const readers = neighbours.map(read);
  const result = await work();
  over = true;
  await Promise.all(readers);
  return { p99: percentile(times, 0.99), reads: times.length, errors, result };
}

/** Foreign processes that do nothing but work; one that is left behind ends by itself. */
async function burning(count, niceness, work) {
  const most = Math.ceil(MOST_BURNT / count);
  const loop = ['-n', String(niceness), 'sh', '-c', `ulimit -t ${most}; while :; do :; done`];
  const processes = Array.from({ length: count }, () => start('nice', loop, { stdio: 'ignore' }));
  try {
    return await work();
  } finally {
    await Promise.all(processes.map((child) => stop(child)));
  }
}

const median = (values) => percentile(values, 0.5);

async function people(url, names) {
  const found = [];
  for (const name of names) found.push(await school(url, name));
  return found;
}

/** People of two schools; others in each round, for a person's writes are counted. */
const attackersOf = (url, round) => people(url, [`ana.atacante${round}`, `bia.atacante${round}`]);

/** A server and neighbours of four schools, who have all paid for what one pays for once. */
async function house(at) {
  const server = await at.serve({ testing: true });
  const neighbours = await people(
    server.url,
    Array.from({ length: READERS }, (_, number) => `vizinha.${'abcd'[number]}`),
  );
  await upload(server.url, neighbours[0], cells(100));
  await readBeside(server.url, neighbours, () => sleep(500));
  return { ...server, neighbours };
}

const told = (answers) =>
  Object.entries(answers)
    .map(([status, times]) => `${times} times ${status === '0' ? 'no answer' : status}`)
    .join(', ');

/** A reader that keeps what it reads: how much more memory it takes for 3.9 million shared texts, in bytes. */
async function memoryOfStandIn() {
  const script = `
    const peak = () => Number(require('fs').readFileSync('/proc/self/status', 'utf8').match(/VmHWM:\\s+(\\d+)/)[1]);
    const before = peak();
    const texts = [...'<si/>'.repeat(3_900_000).matchAll(/<si.>/g)];
    console.log(texts.length && (peak() - before) * 1024);`;
  return Number(await run(process.execPath, ['-e', script]));
}

const mb = (bytes) => (bytes / MEGABYTE).toFixed(0);

export const proofs = [
  {
    name: 'hostile-workbooks',
    loads: true,
    attack: `Two people of two schools send ${UPLOADS} files of 20 to 40 kB at once: 1.1 million runs in one shared text, 3.9 million shared texts, and as many cells or results as a file may have`,
    promise: `0 errors for other schools, their p99 at most twice that beside foreign processes of the lowest priority (median of 5 rounds), memory + ${MOST_MB} MB at most`,
    async prove(at) {
      const { url, pid, neighbours } = await house(at);
      const files = [cells(), results(), runs(), emptyTexts()];
      const [rounds, seconds] = at.short ? [1, 4] : [5, 90];
      await forgetPeak(pid);
      const before = peakMemory(pid);
      const [ratios, errors, answers, reads] = [[], [], {}, []];
      for (let round = 0; round < rounds; round += 1) {
        const attackers = await attackersOf(url, round);
        const since = performance.now();
        const beside = await readBeside(url, neighbours, () => attack(url, attackers, files, seconds));
        const took = Math.max(performance.now() - since, 3000);
        const control = await burning(2, 19, () => readBeside(url, neighbours, () => sleep(took)));
        ratios.push(beside.p99 / control.p99);
        errors.push(...beside.errors);
        reads.push(beside.reads);
        for (const [status, times] of Object.entries(beside.result))
          answers[status] = (answers[status] ?? 0) + times;
      }
      const more = peakMemory(pid) - before;
      // Work that nobody waits for was put down.
      const next = await upload(url, neighbours[0], cells(1));
      const ratio = median(ratios);
      const worst = at.short ? WORST_RATIO.short : WORST_RATIO.whole;
      const honest = Object.keys(answers).every((status) => ['0', '422', '503'].includes(status));
      return {
        held: errors.length === 0 && honest && next === 422 && ratio <= worst && more <= MOST_MB * MEGABYTE,
        seen:
          `${errors.length} errors in ${reads.reduce((sum, it) => sum + it)} reads, p99 ${ratio.toFixed(2)} times ` +
          `(${ratios.map((it) => it.toFixed(2)).join(', ')}), memory + ${mb(more)} MB; the senders heard ${told(answers)}, then ${next}`,
      };
    },
    // Work of normal priority is felt, and so is the memory of a reader that keeps what it reads.
    async control(at) {
      const { url, neighbours } = await house(at);
      const [rounds, seconds] = at.short ? [1, 3] : [5, 6];
      const beside = (niceness) =>
        burning(BUSY, niceness, () => readBeside(url, neighbours, () => sleep(seconds * 1000)));
      const ratios = [];
      for (let round = 0; round < rounds; round += 1)
        ratios.push((await beside(0)).p99 / (await beside(19)).p99);
      const ratio = median(ratios);
      const memory = await memoryOfStandIn();
      return {
        fails: ratio > WORST_RATIO.whole && memory > MOST_MB * MEGABYTE,
        seen: `work of normal priority: p99 ${ratio.toFixed(2)} times; a reader without limits takes ${mb(memory)} MB`,
      };
    },
  },
  {
    name: 'slow-files',
    loads: true,
    attack: `${SLOW_SCHOOLS} schools send two files each, a byte every ${SLOWNESS / 1000} s, again and again: all the places there are`,
    promise: `Another school's file is read within ${PATIENCE.whole} s (short: ${PATIENCE.short} s)`,
    async prove(at) {
      const { status, seconds, answers } = await uploadBesideSlow(at, { testing: at.short });
      return {
        held: status === 422,
        seen: `answered ${status} after ${seconds.toFixed(1)} s; the slow ones heard ${told(answers) || 'nothing yet'}`,
      };
    },
    // Everybody in one line, and nobody gives way.
    async control(at) {
      const env = { IDEB_ONE_LINE: 'true' };
      const { status, seconds } = await uploadBesideSlow(at, { testing: true, env });
      return {
        fails: status !== 422,
        seen: `in one line: ${status === 0 ? 'no answer' : status} after ${seconds.toFixed(1)} s`,
      };
    },
  },
];
