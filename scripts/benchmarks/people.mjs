// What people cost in memory: sessions, connections, and a hundred of them who sign in at once.
import { once } from 'node:events';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { token, username } from './district.mjs';
import { memory } from '../program/processes.mjs';
import { ask, fetchOk, inParallel } from '../program/program.mjs';

const CONNECTIONS = 500;
const SIGN_INS = 100;
const WIDTH = 16;

const numbers = (length) => Array.from({ length }, (_, place) => place + 1);

/** Bytes that each session found alive adds, the same number of requests having been made before by few. */
export async function perSession(server, count) {
  const look = (session) => fetchOk(`${server.url}/api/auth/user`, { cookie: `sid=${token(session)}` });
  await inParallel(WIDTH, numbers(count), (place) => look((place % 100) + 1));
  const before = await memory(server.pid);
  await inParallel(WIDTH, numbers(count), look);
  return ((await memory(server.pid)) - before) / count;
}

/** Bytes that each connection adds which has asked something once and is kept open. */
export async function perConnection(server) {
  const { port } = new URL(server.url);
  const before = await memory(server.pid);
  const sockets = [];
  await inParallel(WIDTH, numbers(CONNECTIONS), async () => {
    const socket = connect(Number(port), '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    await once(socket, 'data');
  });
  const bytes = ((await memory(server.pid)) - before) / CONNECTIONS;
  for (const socket of sockets) socket.destroy();
  return bytes;
}

/** A hundred people sign in at the same moment. */
export async function signInStorm(server, password) {
  const before = await memory(server.pid);
  let peak = before;
  let over = false;
  const watch = (async () => {
    while (!over) {
      peak = Math.max(peak, await memory(server.pid));
      await sleep(50);
    }
  })();
  const since = performance.now();
  const took = [];
  const answers = new Map();
  await inParallel(SIGN_INS, numbers(SIGN_INS), async (user) => {
    const { status } = await ask(`${server.url}/api/auth/login`, {
      method: 'POST',
      body: { username: username(user), password },
    });
    answers.set(status, (answers.get(status) ?? 0) + 1);
    took.push(performance.now() - since);
  });
  over = true;
  await watch;
  const after = await memory(server.pid);
  const accepted = answers.get(200) ?? 0;
  return {
    accepted,
    answers,
    of: SIGN_INS,
    seconds: Math.max(...took) / 1000,
    peakGrowth: peak - before,
    growth: after - before,
  };
}
