// The program under test, on a data folder of its own.
import { once } from 'node:events';
import { chmodSync, mkdtempSync, openSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { environment, run, start, stop } from './processes.mjs';

const HOST = '127.0.0.1';
export const DATABASE = 'ideb';
/** Connections of each contestant with the database. */
export const CONNECTIONS = 16;

/** Directly below the folder for temporary files, which PostgreSQL's account may enter. */
export function dataFolder(prefix = 'ideb-bench-') {
  const folder = mkdtempSync(join(process.env.TMPDIR || '/tmp', prefix));
  chmodSync(folder, 0o700);
  return folder;
}

export async function freePort() {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Waits for the first answer 200; fails when the process ends before. */
export async function untilAnswers(url, child, seconds = 120) {
  const limit = performance.now() + seconds * 1000;
  while (performance.now() < limit) {
    if (child.exitCode !== null)
      throw new Error(`o processo terminou com ${child.exitCode} antes de atender em ${url}`);
    const status = await new Promise((resolve) => {
      get(url, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', () => resolve(0));
    });
    if (status === 200) return;
    await sleep(4);
  }
  throw new Error(`ninguém respondeu em ${url}`);
}

/** Starts a server and says how long it took to be ready, in seconds. */
async function serve(program, args, env, log, ready) {
  const port = await freePort();
  const output = openSync(log, 'a');
  const since = performance.now();
  const child = start(program, args, {
    env: environment({ ...env, PORT: String(port), IDEB_PORT: String(port) }),
    stdio: ['ignore', output, output],
  });
  await untilAnswers(`http://${HOST}:${port}${ready}`, child);
  const seconds = (performance.now() - since) / 1000;
  return { pid: child.pid, url: `http://${HOST}:${port}`, seconds, stop: () => stop(child) };
}

export class Program {
  constructor(binary, data, logs) {
    Object.assign(this, { binary, data, logs });
    this.socket = join(data, 's');
    this.postgresLog = join(data, 'postgres.log');
  }

  /** On the embedded cluster. */
  serve(env = {}, options = []) {
    return serve(
      this.binary,
      ['serve', ...options],
      { IDEB_DATA: this.data, ...env },
      join(this.logs, 'ideb.log'),
      '/readyz',
    );
  }

  /** A second one, on another database of the running cluster. */
  serveOn(database, env = {}) {
    const url = (role) =>
      `postgresql://${role}@/${database}?host=${encodeURIComponent(this.socket)}&port=5432`;
    const databases = {
      DATABASE_URL: url('ideb_server'),
      IDEB_ADMIN_URL: url('postgres'),
      IDEB_SECRET: '5eed'.repeat(16),
    };
    return serve(
      this.binary,
      ['serve'],
      { ...databases, ...env },
      join(this.logs, `${database}.log`),
      '/readyz',
    );
  }

  /** The Express server that does the same work. */
  servePeer(script, env) {
    const database = {
      NODE_ENV: 'production',
      PGHOST: this.socket,
      PGUSER: 'postgres',
      PGDATABASE: DATABASE,
    };
    return serve(
      process.execPath,
      [script],
      { ...database, ...env },
      join(this.logs, 'peer.log'),
      '/healthz',
    );
  }

  import(file) {
    return run(this.binary, ['import', 'ideb', file], { env: environment({ IDEB_DATA: this.data }) });
  }

  /** What psql writes: values without headings, separated by tabs. As the owner, unless another role is named. */
  async sql(script, database = DATABASE, role = 'postgres') {
    const args = [
      '-X',
      '-q',
      '-A',
      '-t',
      '-F',
      '\t',
      '-v',
      'ON_ERROR_STOP=1',
      '-h',
      this.socket,
      '-p',
      '5432',
    ];
    return (await run('psql', [...args, '-U', role, '-d', database], { input: script })).trim();
  }
}

const shared = new Agent({ keepAlive: true, maxSockets: 128 });

/** One request as the browser sends it; gives the status, the headers and the bytes of the body. */
export function ask(url, { method = 'GET', cookie, body, headers = {}, agent = shared } = {}) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const sent = { 'X-Requested-With': 'ideb', ...headers };
  if (cookie) sent.Cookie = cookie;
  if (text !== undefined)
    Object.assign(sent, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers: sent, agent }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject);
    call.end(text);
  });
}

/** The cookies that an answer sets, as the next request sends them; empty where it sets none. */
export const cookiesOf = ({ headers }) =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');

/** Like `ask`, for what must succeed. */
export async function fetchOk(url, options) {
  const answer = await ask(url, options);
  if (answer.status >= 300)
    throw new Error(`${url} respondeu ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
  return answer;
}

/** Runs tasks, at most so many at a time. */
export async function inParallel(width, items, work) {
  const queue = items[Symbol.iterator]();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
