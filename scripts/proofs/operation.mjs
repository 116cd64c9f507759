// What an operator does with the program: backups, restoring, metrics, stopping.
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';

import { run } from '../program/processes.mjs';
import { ask, DATABASE, fetchOk, freePort, inParallel } from '../program/program.mjs';
import { school, signIn } from './callers/schools.mjs';

export const TESTING = { IDEB_TESTING: 'true' };
export const SEAL = 64;
const SAVES = 40;

export async function succeeds(at, data, args) {
  const { code, output } = await at.command(data, args, TESTING);
  if (code !== 0) throw new Error(output);
  return output;
}

/** A restore into a new folder; whether the sentence of a refusal came, and whether anything is in the folder. */
async function restore(at, file, args, data = at.folder()) {
  const { code, output } = await at.command(data, ['restore', file, ...args], TESTING);
  return {
    data,
    output,
    refused: code === 1 && /^Erro: /m.test(output),
    empty: readdirSync(data).length === 0,
  };
}

/** An installation with a school, and a backup that is made while it serves. */
async function saved(at) {
  const server = await at.serve({ testing: true });
  const person = await school(server.url, 'marina.souza');
  const body = { approvalRate: '94.5', saebScore: '5.4' };
  const save = () =>
    fetchOk(`${server.url}/api/simulations`, { method: 'POST', body, cookie: person.cookie });
  await inParallel(8, Array(SAVES).keys(), save);
  const file = join(at.folder(), 'ideb.backup');
  await succeeds(at, server.data, ['backup', file]);
  return { server, person, save, file, secret: join(server.data, 'secret') };
}

/** An installation with the demonstration, and a backup of it. */
export async function demonstration(at) {
  const data = at.folder();
  const file = join(at.folder(), 'ideb.backup');
  await succeeds(at, data, ['demo']);
  await succeeds(at, data, ['backup', file]);
  return { data, file, secret: join(data, 'secret') };
}

export const linesOf = (file) => gunzipSync(readFileSync(file).subarray(0, -SEAL)).toString();

/** A backup of these lines, sealed by somebody who does not know the secret. */
function sealed(file, lines) {
  const packed = gzipSync(lines);
  const sum = createHash('sha256').update(packed).digest();
  writeFileSync(file, Buffer.concat([packed, sum, Buffer.alloc(SEAL / 2)]));
  return file;
}

/** What would leave a file behind, if it ever ran, in a folder that PostgreSQL's account may write. */
const leaving = (marker) => `CREATE FUNCTION public.mine() RETURNS integer LANGUAGE plpgsql AS
  $$BEGIN COPY (SELECT 1) TO PROGRAM 'cat > ${marker}'; RETURN 1; END$$;
  CREATE MATERIALIZED VIEW public.theirs AS SELECT public.mine() AS one`;

/** A dump as versions before made their backups, with a function in it that runs a command. */
async function oldDump(at) {
  const { data, program } = await at.serve({ testing: true });
  const folder = at.folder();
  chmodSync(folder, 0o777);
  const marker = join(folder, 'marker');
  await program.sql(leaving(marker));
  const file = join(folder, 'old.dump');
  const from = ['-h', program.socket, '-p', '5432', '-U', 'postgres', DATABASE];
  await run('pg_dump', ['--format=custom', '--file', file, ...from]);
  // It ran once already, as it was written.
  rmSync(marker);
  return { data, file, marker };
}

async function smuggling(at) {
  const old = await oldDump(at);
  const file = join(at.folder(), 'ideb.backup');
  await succeeds(at, old.data, ['backup', file]);
  const statement = leaving(old.marker).replaceAll('\n', ' ');
  const name = '"name":"public.schools"';
  const forged = [
    (lines) => lines.replace('{"table"', `${statement};\n{"table"`),
    (lines) => lines.replace(name, `"name":"public.schools; ${statement.replaceAll('"', '')}"`),
    (lines) => lines.replace(name, '"name":"pg_catalog.pg_proc"'),
    (lines) => lines.replace('{"sequence"', '{"function"'),
  ]
    .slice(at.short ? 2 : 0)
    .map((change, number) => sealed(`${file}.${number}`, change(linesOf(file))));
  const tried = [await restore(at, old.file, [])];
  // All into one folder, of which each must leave an empty database.
  const data = at.folder();
  for (const one of forged)
    for (const args of [[], ['--trust']]) tried.push(await restore(at, one, args, data));
  await succeeds(at, data, ['restore', sealed(`${file}.same`, linesOf(file)), '--trust']);
  const refused = tried.filter((one) => one.refused).length;
  const ran = existsSync(old.marker);
  return {
    held: refused === tried.length && !ran,
    seen: `${refused} of ${tried.length} refused with a sentence; ${ran ? 'a command ran' : 'no command ran'}`,
  };
}

async function altered(at) {
  const { file, secret } = await demonstration(at);
  const whole = readFileSync(file);
  const flips = at.short ? 25 : 2_000;
  const other = `${file}.other`;
  const data = at.folder();
  const outcomes = { refused: 0, accepted: 0, left: 0 };
  const attempt = async (bytes, args) => {
    writeFileSync(other, bytes);
    const { refused, empty } = await restore(at, other, args, data);
    outcomes[refused ? 'refused' : 'accepted'] += 1;
    if (!empty) outcomes.left += 1;
  };
  for (let flip = 0; flip < flips; flip += 1) {
    // Spread over the whole file, its ends included.
    const place = Math.round((flip / (flips - 1)) * (whole.length - 1));
    const bytes = Buffer.from(whole);
    bytes[place] ^= 1 << (flip % 8);
    await attempt(bytes, ['--secret', secret]);
  }
  for (const length of [0, 1, SEAL, whole.length >> 1, whole.length - 1])
    await attempt(whole.subarray(0, length), ['--secret', secret]);
  const tries = flips + 5;
  return {
    held: outcomes.refused === tries && outcomes.left === 0,
    seen: `${outcomes.refused} of ${tries} refused with a sentence, ${outcomes.left} left anything behind`,
  };
}

/** A row changed, every sum made to fit, and the operator's word that the file is good. */
async function trusted(at) {
  const { file } = await demonstration(at);
  const lines = linesOf(file).split('\n');
  const school = lines.findIndex((line) => line.includes('"public.schools"')) + 1;
  lines[school] = lines[school].replace('Alzira', 'Outra');
  const sum = createHash('sha256').update(`${lines[school]}\n`).digest('hex');
  lines[school + 1] = JSON.stringify({ rows: { count: 1, sha256: sum } });
  sealed(`${file}.trusted`, lines.join('\n'));
  const { refused, data } = await restore(at, `${file}.trusted`, ['--trust']);
  if (refused) return { fails: false, seen: 'refused all the same' };
  const again = join(at.folder(), 'again.backup');
  await succeeds(at, data, ['backup', again]);
  const changed = linesOf(again).includes('"E. M. Outra') || linesOf(again).includes('Outra Moura Campos');
  return { fails: changed, seen: `accepted with --trust, ${changed ? 'with' : 'without'} the changed row` };
}

/** How many rows a backup has, and what identifies them: order and hash of each table, and the sequences. */
function summary(file) {
  const marks = linesOf(file)
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const rows = marks.reduce((sum, mark) => sum + (mark.rows?.count ?? 0), 0);
  return { rows, tables: marks.filter((mark) => mark.table).length, identity: JSON.stringify(marks) };
}

async function roundTrip(at) {
  const { server, person, file, secret } = await saved(at);
  const { data, refused, output } = await restore(at, file, ['--secret', secret]);
  if (refused) throw new Error(output);
  const again = join(at.folder(), 'again.backup');
  await succeeds(at, data, ['backup', again]);
  await server.stop();
  const { url } = await at.serve({ data, testing: true });
  const old = await ask(`${url}/api/auth/user`, { cookie: person.cookie });
  const { status, cookie } = await signIn(url, 'marina.souza');
  const path = `${url}/api/school/${person.school}/simulations/insights`;
  const kept = JSON.parse((await fetchOk(path, { cookie })).body).count;
  const { equal, seen } = compared(file, again);
  return {
    held: equal && old.status === 401 && status === 200 && kept === SAVES,
    seen: `${seen}; ${kept} simulations served, sign-in ${status}, the session of before ${old.status}`,
  };
}

function compared(one, other) {
  const [before, after] = [summary(one), summary(other)];
  const equal = before.identity === after.identity;
  const hashes = equal ? 'equal' : 'different';
  return { equal, seen: `${before.rows} and ${after.rows} rows of ${after.tables} tables, hashes ${hashes}` };
}

/** The status of one request whose header carries any bytes. */
function raw(url, path, forwarded) {
  const { hostname, port } = new URL(url);
  const head = [`GET ${path} HTTP/1.1`, `Host: ${hostname}`, 'Connection: close'];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
    socket.on('error', reject);
    socket.on('end', () => resolve(Number(answer.split(' ')[1])));
    socket.write(`${head.join('\r\n')}\r\n`);
    if (forwarded !== undefined)
      socket.write(Buffer.concat([Buffer.from('X-Forwarded-For: '), forwarded, Buffer.from('\r\n')]));
    socket.write('\r\n');
  });
}

const LOOK_UP = '/api/reference/schools/35000000';
const LOOK_UPS = 80;
const UNREADABLE = [[0xc3, 0xa9], [0xff], [], [0x2c], [...Buffer.from('127.0.0.1, '), 0xfe]].map((bytes) =>
  Buffer.from(bytes),
);

async function forwarding(at, callers) {
  const metrics = `127.0.0.1:${await freePort()}`;
  const { url } = await at.serve({
    testing: true,
    env: { IDEB_BEHIND_PROXY: 'true', IDEB_METRICS: metrics },
  });
  const seen = [];
  for (const path of ['/metrics', '/%6detrics'])
    for (const forwarded of [...callers, undefined]) seen.push(await raw(url, path, forwarded));
  const refused = { theirs: 0 };
  for (let count = 0; count < LOOK_UPS; count += 1)
    if ((await raw(url, LOOK_UP, callers[count % callers.length])) === 429) refused.theirs += 1;
  const others = await Promise.all([raw(url, LOOK_UP), raw(url, LOOK_UP, Buffer.from('198.51.100.7'))]);
  const own = await ask(`http://${metrics}/metrics`);
  return { metrics: seen, refused: refused.theirs, others, own };
}

/** One person at work on a connection that is kept, with pauses or without; what became of the requests. */
async function lane(url, cookie, counts, pause) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const body = JSON.stringify({ approvalRate: '94.5', saebScore: '5.4' });
  for (let turn = 0; ; turn += 1) {
    const saves = turn % 2 === 0;
    const headers = { 'X-Requested-With': 'ideb', Cookie: cookie, 'Content-Type': 'application/json' };
    const options = { agent, headers, method: saves ? 'POST' : 'GET' };
    const outcome = await new Promise((resolve) => {
      const call = request(`${url}${saves ? '/api/simulations' : '/api/auth/user'}`, options, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.complete ? answer.statusCode : 'unanswered'));
        answer.on('error', () => resolve('unanswered'));
      });
      call.on('error', ({ code }) => resolve(code === 'ECONNREFUSED' ? 'refused' : 'unanswered'));
      call.end(saves ? body : undefined);
    });
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    if (outcome === 201) counts.saved += 1;
    if (outcome === 'refused' || outcome === 'unanswered') return;
    if (pause > 0) await sleep(pause);
  }
}

const LANES = 32;
/** So many of them, in milliseconds: less than the notice before the end. */
const PAUSING = 8;
const PAUSE = 1_200;

/** Lanes at work while the program is told to end; afterwards what is kept is counted. */
async function ended(at, signal) {
  const server = await at.serve({ testing: true });
  const people = [];
  for (const name of ['ana.um', 'bia.dois', 'caio.tres', 'davi.quatro'])
    people.push(await school(server.url, name));
  const counts = { saved: 0 };
  const lanes = Array.from({ length: LANES }, (_, place) =>
    lane(server.url, people[place % 4].cookie, counts, place < PAUSING ? PAUSE : 0),
  );
  await sleep(at.short ? 500 : 2_000);
  process.kill(server.pid, signal);
  await Promise.all(lanes);
  await server.stop();
  // What is kept of a program that was killed is another proof's.
  if (signal === 'SIGKILL') return { counts };
  const again = await at.serve({ data: server.data, testing: true });
  let kept = 0;
  for (const { school: id, cookie } of people)
    kept += JSON.parse(
      (await fetchOk(`${again.url}/api/school/${id}/simulations/insights`, { cookie })).body,
    ).count;
  await again.stop();
  return { counts, kept };
}

async function stopping(at, signal, rounds) {
  const total = { answered: 0, unanswered: 0, refused: 0, saved: 0, failed: 0 };
  let all = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { counts, kept } = await ended(at, signal);
    for (const [outcome, times] of Object.entries(counts)) {
      if (outcome in total) total[outcome] += times;
      else if (Number(outcome) < 500) total.answered += times;
      else total.failed += times;
    }
    all += kept ?? 0;
  }
  const { answered, unanswered, refused, saved: told, failed } = total;
  return {
    held: unanswered === 0 && failed === 0 && all === told,
    lost: unanswered,
    kept: `${told} saves told, ${all} kept`,
    seen:
      `${answered} answered, ${unanswered} unanswered, ${failed} answered with 5xx; ${refused} of ${LANES * rounds} ` +
      'connections refused once it was over',
  };
}

export const proofs = [
  {
    name: 'restore-runs-nothing',
    attack:
      "A dump of the old format with a function that runs a command; backups with statements in a line, a table's name and a mark, sealed anew",
    promise: 'Each is refused with a sentence, and no command runs',
    needs: ['psql', 'pg_dump', 'pg_restore'],
    prove: smuggling,
    // The same dump, on the operator's word.
    async control(at) {
      const { file, marker } = await oldDump(at);
      await restore(at, file, ['--trust']);
      const ran = existsSync(marker);
      return { fails: ran, seen: `with --trust the dump's command ${ran ? 'ran' : 'did not run'}` };
    },
  },
  {
    name: 'backup-altered',
    attack: 'A bit is flipped all over a backup, and it is cut',
    promise: 'Every restore is refused with a sentence, and leaves nothing behind',
    prove: altered,
    control: trusted,
  },
  {
    name: 'backup-round-trip',
    attack: 'A backup made while the program serves is restored elsewhere and saved again',
    promise: 'Equal row counts and hashes; it is served from; who was signed in before is not any more',
    prove: roundTrip,
    // One save after the backup, and the comparison sees it.
    async control(at) {
      const { server, save, file } = await saved(at);
      await save();
      const later = `${file}.later`;
      await succeeds(at, server.data, ['backup', later]);
      const { equal, seen } = compared(file, later);
      return { fails: !equal, seen: `one save later: ${seen}` };
    },
  },
  {
    name: 'forwarded-byte',
    attack: `Behind a proxy, X-Forwarded-For ends in bytes that are no address; ${LOOK_UPS} look-ups so`,
    promise: 'No metrics on the port of the pages; who cannot be read uses up nobody else’s look-ups',
    async prove(at) {
      const { metrics, refused, others, own } = await forwarding(at, UNREADABLE);
      return {
        held:
          metrics.every((status) => status === 404) && refused > 0 && others.every((status) => status < 429),
        seen: `metrics: ${metrics.length} times ${[...new Set(metrics)]}, on their own port ${own.status}; ${refused} look-ups refused, those of this machine and of another address: ${others}`,
      };
    },
    // A caller that is this machine, as these were: the machine's look-ups are gone, and its metrics are there.
    async control(at) {
      const { others, own } = await forwarding(at, [Buffer.from('127.0.0.1')]);
      return {
        fails: others[0] === 429 && own.status === 200 && own.body.includes('ideb_http_requests_total'),
        seen: `as 127.0.0.1: look-ups of this machine ${others[0]}; the metrics, at their own port, ${own.status}`,
      };
    },
  },
  {
    name: 'sigterm-under-load',
    loads: true,
    attack: `SIGTERM while ${LANES} connections that are kept read and save, ${PAUSING} of them with pauses of ${PAUSE / 1000} s`,
    promise: '0 accepted requests unanswered; every save that was told is kept, and no other',
    async prove(at) {
      const { held, seen, kept } = await stopping(at, 'SIGTERM', at.short ? 1 : 20);
      return { held, seen: `${seen}; ${kept}` };
    },
    async control(at) {
      const { lost, seen } = await stopping(at, 'SIGKILL', 1);
      return { fails: lost > 0, seen: `SIGKILL: ${seen}` };
    },
  },
];
