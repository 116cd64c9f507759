// Steady load, on this machine alone: wrk against a server, pgbench against PostgreSQL.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { CONNECTIONS, DATABASE } from '../program/program.mjs';
import { run } from '../program/processes.mjs';

const script = (name) => fileURLToPath(new URL(name, import.meta.url));
const LISTS = script('list.lua');
export const ANSWERS = script('answers.lua');
export const THREADS = 2;

/** wrk for so many seconds: requests per second, and latencies in milliseconds. */
export async function wrk(url, requests, { seconds, connections, script = LISTS }) {
  if (!url.startsWith('http://127.0.0.1:')) throw new Error('a carga vai somente a esta máquina');
  const output = await run('wrk', [
    '-t',
    String(THREADS),
    '-c',
    String(connections),
    '-d',
    `${seconds}s`,
    '--timeout',
    '10s',
    '-s',
    script,
    url,
    '--',
    requests,
  ]);
  const [, ...numbers] = /^RESULT (.*)$/m.exec(output)[0].split(' ').map(Number);
  const [count, microseconds, bytes, median, p99, slowest, errors] = numbers;
  if (errors || !count) throw new Error(`wrk contou ${errors} erros em ${count} pedidos a ${url}`);
  return {
    perSecond: (count * 1e6) / microseconds,
    count,
    bytes: bytes / count,
    median: median / 1000,
    p99: p99 / 1000,
    slowest: slowest / 1000,
  };
}

/** The requests of a run: the list of a school per line, with a cookie. */
export function writeRequests(folder, name, cookies, limit) {
  const file = join(folder, name);
  const line = ({ school, cookie }) => `/api/school/${school}/simulations?limit=${limit}\t${cookie}`;
  writeFileSync(file, `${cookies.map(line).join('\n')}\n`);
  return file;
}

/** pgbench with prepared statements on as many connections as the servers have: transactions per second. */
export async function pgbench(program, { script, user, seconds, names }) {
  const output = await run('pgbench', [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(CONNECTIONS),
    '-j',
    String(THREADS),
    '-T',
    String(seconds),
    '-f',
    script,
    ...Object.entries(names).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
    '-h',
    program.socket,
    '-p',
    '5432',
    '-U',
    user,
    DATABASE,
  ]);
  return { perSecond: Number(/tps = ([\d.]+)/.exec(output)[1]) };
}
