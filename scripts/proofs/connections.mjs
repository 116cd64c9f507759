// What connections cost whose answers nobody takes, and whose requests nobody ends.
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { ask, fetchOk, inParallel } from '../program/program.mjs';
import { school, signIn, staff } from './callers/schools.mjs';
import { forgetPeak, peakMemory } from './installation.mjs';

const CONNECTIONS = 20;
/** Large answers first, behind which 128 KB of the shortest requests wait. */
const LARGE = 'GET /api/openapi.json HTTP/1.1\r\nHost:a\r\n\r\n'.repeat(20);
const [REQUEST, REQUESTS] = ['GET / HTTP/1.1\r\nHost:a\r\n\r\n', 5000];
/** Bytes of memory for each, beside what the program has. */
const MOST = 512 * 1024;
/** Seconds in which a server that waits 30 for somebody who takes nothing has ended it, however busy it is. */
const ENDED = 180;
/** In tests alone. */
const ONE_LINE = { IDEB_ONE_LINE: 'true', IDEB_TESTING: 'true' };

const kilobytes = (bytes) => Math.max(0, Math.round(bytes / 1024));

/** Sends all of it at once and reads nothing; `ended` comes when the server has ended the connection. */
function deaf(url) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) }, () =>
    socket.write(LARGE + REQUEST.repeat(REQUESTS)),
  );
  socket.pause();
  // Whoever does not read learns of the end by writing.
  const knocks = setInterval(() => socket.write('\r\n'), 1000);
  const ended = new Promise((resolve) => {
    socket.on('error', () => {});
    socket.once('close', () => {
      clearInterval(knocks);
      resolve(true);
    });
  });
  return { ended, hangUp: () => socket.destroy() };
}

async function besideTheDeaf(at, env, untilEnded) {
  const { url, pid } = await at.serve({ testing: at.short, env });
  for (const path of ['/', '/api/openapi.json']) await ask(`${url}${path}`);
  await forgetPeak(pid);
  const [before, since] = [peakMemory(pid), performance.now()];
  const sockets = Array.from({ length: CONNECTIONS }, () => deaf(url));
  await sleep(3000);
  const ends = sockets.map(({ ended }) => ended);
  const ended = untilEnded
    ? await Promise.race([Promise.all(ends), sleep(ENDED * 1000, false, { ref: false })])
    : false;
  const seconds = Math.round((performance.now() - since) / 1000);
  const each = (peakMemory(pid) - before) / CONNECTIONS;
  for (const { hangUp } of sockets) hangUp();
  const told = `${kilobytes(each)} kB of memory for each of ${CONNECTIONS}`;
  const seen = ended ? `${told}; all ended after ${seconds} s` : told;
  return { each, ended: Boolean(ended), seen };
}

/** A page asks for so much side by side. */
const AT_ONCE = 6;
/** Of a class as no school has it. */
const [PUPILS, LISTENERS, READERS, LISTS_WITH] = [5000, 250, 150, 96 * 1024 * 1024];

/** A class with so many pupils; where its list stands. */
async function classList(url, { cookie, school: schoolId }) {
  const named = { name: '6º A', year: '6º ano', stage: 'anos_finais', shift: 'matutino' };
  const body = { schoolId, schoolYear: new Date().getFullYear(), ...named };
  const made = await fetchOk(`${url}/api/classes`, { method: 'POST', cookie, body });
  const { id } = JSON.parse(made.body);
  const line = (_, number) =>
    `${20260000 + number};Aluna Nome${number} da Silva Pereira dos Santos;12/03/2014;Maria Aparecida da Silva ${number};(11) 98765-4321;aluna${number}@escola.exemplo.br`;
  const header = 'matricula;nome;data_nascimento;responsavel;telefone;email';
  const form = new FormData();
  form.append(
    'file',
    new Blob([[header, ...Array.from({ length: PUPILS }, line)].join('\r\n')]),
    'lista.csv',
  );
  form.append('options', JSON.stringify({ classMode: 'one', classId: id }));
  const headers = { Cookie: cookie, 'X-Requested-With': 'ideb' };
  const imported = await fetch(`${url}/api/students/import`, { method: 'POST', headers, body: form });
  if (!imported.ok) throw new Error(`a lista: ${imported.status} ${await imported.text()}`);
  return `/api/classes/${id}/students`;
}

/** Asks for the list and takes nothing of it. */
function listens(url, list, cookie) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) }, () =>
    socket.write(`GET ${list} HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n\r\n`),
  );
  socket.pause();
  socket.on('error', () => {});
  return socket;
}

/** A school whose list has 2 MB, and another; many connections ask for it, each as another person of the school. */
async function besideLists(at, env, forSeconds) {
  const { url, pid, program } = await at.serve({ testing: at.short, env });
  const own = await school(url, 'gestor');
  const other = await school(url, 'vizinha');
  const cookies = await everyone(url, own, program);
  const list = await classList(url, own);
  await fetchOk(`${url}${list}`, { cookie: own.cookie });
  await forgetPeak(pid);
  const before = peakMemory(pid);
  const sockets = Array.from({ length: LISTENERS }, (_, number) =>
    listens(url, list, cookies[number % cookies.length]),
  );
  await sleep(forSeconds * 1000);
  const untaken = peakMemory(pid) - before;
  for (const socket of sockets) socket.destroy();
  let over = false;
  const headers = { 'Accept-Encoding': 'br' };
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const readers = Array.from({ length: READERS }, async (_, number) => {
    while (!over) {
      const reading = ask(`${url}${list}`, { cookie: cookies[number % cookies.length], headers, agent });
      const { status } = await reading.catch(() => ({ status: 0 }));
      if (status !== 200) await sleep(100);
    }
  });
  const answers = [];
  const answer = async () => {
    const asked = performance.now();
    const { status } = await ask(`${url}/api/users`, { cookie: other.cookie });
    answers.push({ status, seconds: (performance.now() - asked) / 1000 });
  };
  for (const since = performance.now(); performance.now() - since < forSeconds * 1000; await sleep(20))
    await Promise.all(Array.from({ length: AT_ONCE }, answer));
  over = true;
  await Promise.all(readers);
  agent.destroy();
  const read = peakMemory(pid) - before;
  const refused = answers.filter(({ status }) => status !== 200).length;
  const slowest = Math.max(...answers.map(({ seconds }) => seconds));
  const [some, all] = [untaken, read].map((bytes) => `${Math.round(kilobytes(bytes) / 1024)} MB`);
  const seen = `memory + ${some} for ${LISTENERS} that take nothing, + ${all} with ${READERS} that read; the other school: ${refused} of ${answers.length} refused, the slowest ${slowest.toFixed(1)} s`;
  return { memory: read, refused, slowest, seen };
}

/** A session for each of them. */
async function everyone(url, { cookie }, program) {
  await program.sql(staff(LISTENERS).replaceAll('schools s', '(SELECT min(id) AS id FROM schools) s'));
  const cookies = [cookie];
  await inParallel(4, Array(LISTENERS).keys(), async (number) => {
    const entered = await signIn(url, `pessoa${number + 1}`);
    cookies.push(entered.cookie);
  });
  return cookies;
}

const WHOLE = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
const CHUNKED = 'GET /healthz HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
const POST =
  'POST /api/nothing HTTP/1.1\r\nHost: a\r\nX-Requested-With: ideb\r\nTransfer-Encoding: chunked\r\n\r\n';
/** A request, what follows its answer, and a byte that follows every so many seconds. */
const HALVES = [
  [WHOLE, '\r\n'],
  [WHOLE, 'GET / HT'],
  [WHOLE, 'GET / HTTP/1.1\r\nX: ', 'a', 3],
  [CHUNKED, ''],
  [CHUNKED, 'ffff\r\nabc'],
  [POST, ''],
];
/** Seconds in which the longest of them is over, however busy the server is. */
const SOON = 25;

/** Sends half a request after a whole one; whether the server ends the connection soon. */
async function half(url, [first, then, drip, every]) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(first));
  socket.once('data', () => socket.write(then));
  const drips = drip && setInterval(() => socket.write(drip), every * 1000);
  const ended = new Promise((resolve) => socket.once('close', () => resolve(true)));
  socket.on('error', () => {});
  const soon = await Promise.race([ended, sleep(SOON * 1000, false)]);
  clearInterval(drips);
  socket.destroy();
  return soon;
}

async function halves(at, env) {
  const { url } = await at.serve({ testing: at.short, env });
  const since = performance.now();
  const ended = await Promise.all(HALVES.map((sent) => half(url, sent)));
  const stay = ended.filter((soon) => !soon).length;
  const seconds = Math.round((performance.now() - since) / 1000);
  return { stay, seen: `${HALVES.length - stay} of ${HALVES.length} ended within ${seconds} s` };
}

export const proofs = [
  {
    name: 'lists-not-taken',
    loads: true,
    needs: ['psql'],
    attack: `${LISTENERS} people of a school ask for a list of 2 MB and take nothing of it, then ${READERS} read it compressed, again and again`,
    promise: `Memory + ${LISTS_WITH / 2 ** 20} MB at most; a person of another school, who asks for ${AT_ONCE} things at once, is always answered, within 3 s (short: not timed)`,
    async prove(at) {
      const { memory, refused, slowest, seen } = await besideLists(at, {}, at.short ? 3 : 12);
      return { held: memory <= LISTS_WITH && refused === 0 && (at.short || slowest <= 3), seen };
    },
    async control(at) {
      const { memory, seen } = await besideLists(at, ONE_LINE, 12);
      return { fails: memory > LISTS_WITH, seen: `nothing counted: ${seen}` };
    },
  },
  {
    name: 'half-requests',
    attack:
      'After an answer, a line, half a head, one that comes byte by byte, and bodies in pieces that do not end',
    promise: `The server ends each connection within ${SOON} s`,
    async prove(at) {
      const { stay, seen } = await halves(at, {});
      return { held: stay === 0, seen };
    },
    async control(at) {
      const { stay, seen } = await halves(at, ONE_LINE);
      return { fails: stay > 0, seen: `without time limits of our own: ${seen}` };
    },
  },
  {
    name: 'answers-not-taken',
    attack: `${CONNECTIONS} connections without an account ask for 20 large answers and send ${REQUESTS} requests of ${REQUEST.length} bytes behind, and take nothing of the answers`,
    promise: `${MOST / 1024} kB of memory at most for each, and the server ends them (short: not waited for)`,
    async prove(at) {
      const { each, ended, seen } = await besideTheDeaf(at, {}, !at.short);
      return { held: each <= MOST && (at.short || ended), seen };
    },
    async control(at) {
      const { each, seen } = await besideTheDeaf(at, ONE_LINE, false);
      return { fails: each > MOST, seen: `read as they come: ${seen}` };
    },
  },
];
