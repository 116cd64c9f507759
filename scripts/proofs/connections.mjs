// What a connection costs whose answers nobody takes.
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { ask } from '../program/program.mjs';
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

export const proofs = [
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
