// What a connection costs whose answers nobody takes.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { ask } from '../program/program.mjs';
import { forgetPeak, peakMemory } from './installation.mjs';

const CONNECTIONS = { whole: 50, short: 20 };
/** 128 KB of the shortest. */
const [REQUEST, REQUESTS] = ['GET / HTTP/1.1\r\nHost:a\r\n\r\n', 5000];
/** Bytes of memory for each, beside what the program has. */
const MOST = 512 * 1024;
/** Longer than the server waits for somebody who takes nothing, and shorter than it keeps a connection that is idle. */
const [PATIENCE, SOON] = [40_000, 5_000];
/** In tests alone. */
const ONE_LINE = { IDEB_ONE_LINE: 'true', IDEB_TESTING: 'true' };

const kilobytes = (bytes) => Math.max(0, Math.round(bytes / 1024));

/** Sends many requests at once, and reads nothing before `read` is called, which says whether the server has ended it by then. */
function deaf(url) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) }, () =>
    socket.write(REQUEST.repeat(REQUESTS)),
  );
  socket.pause();
  const ended = new Promise((resolve) => {
    socket.on('error', () => {});
    socket.once('close', () => resolve(true));
  });
  const read = async () => {
    socket.resume();
    const is = await Promise.race([ended, sleep(SOON, false)]);
    socket.destroy();
    return is;
  };
  return { read };
}

async function besideTheDeaf(at, env, waits) {
  const { url, pid } = await at.serve({ testing: at.short, env });
  const many = CONNECTIONS[at.short ? 'short' : 'whole'];
  for (let number = 0; number < 50; number += 1) await ask(`${url}/`);
  await forgetPeak(pid);
  const before = peakMemory(pid);
  const sockets = Array.from({ length: many }, () => deaf(url));
  await sleep(waits);
  const each = (peakMemory(pid) - before) / many;
  const answered = (await ask(`${url}/healthz`)).status === 200;
  const ended = (await Promise.all(sockets.map(({ read }) => read()))).filter(Boolean).length;
  const told = `${kilobytes(each)} kB of memory for each of ${many}`;
  return {
    each,
    ended,
    many,
    answered,
    seen: waits < PATIENCE ? told : `${told}; ended after ${PATIENCE / 1000} s: ${ended}`,
  };
}

export const proofs = [
  {
    name: 'answers-not-taken',
    attack: `${CONNECTIONS.whole} connections (short: ${CONNECTIONS.short}) without an account send ${REQUESTS} requests of ${REQUEST.length} bytes at once, and take nothing of the answers`,
    promise: `${MOST / 1024} kB of memory at most for each, and none is open after ${PATIENCE / 1000} s (short: not waited for)`,
    async prove(at) {
      const { each, ended, many, answered, seen } = await besideTheDeaf(at, {}, at.short ? 3000 : PATIENCE);
      return { held: answered && each <= MOST && (at.short || ended === many), seen };
    },
    async control(at) {
      const { each, seen } = await besideTheDeaf(at, ONE_LINE, 3000);
      return { fails: each > MOST, seen: `read as they come: ${seen}` };
    },
  },
];
