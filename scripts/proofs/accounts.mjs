// One address with as many accounts as it may make.
import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { ask, inParallel } from '../program/program.mjs';
import { percentile } from './installation.mjs';
import { from, school } from './schools.mjs';
import { stall } from './stalled.mjs';

const [ATTACKER, ELSEWHERE] = ['203.0.113.66', '10.0.0.9'];
/** An address registers thirty schools an hour, and a person may have 48 requests in flight. */
const [ACCOUNTS, SLOW, READS] = [28, 36, 12];

/** A person of an honest school reads and saves for some seconds. */
async function aPerson(url, { cookie, school: own }, forSeconds) {
  const agent = new Agent({ keepAlive: true });
  const [times, wrong] = [[], []];
  const asks = [
    { path: `/api/school/${own}/simulations`, expected: 200 },
    { path: '/api/simulations', expected: 201, body: { approvalRate: '94.5', saebScore: '5.4' } },
    { path: '/api/auth/user', expected: 200 },
  ];
  const until = performance.now() + forSeconds * 1000;
  for (let number = 0; performance.now() < until; number += 1) {
    const { path, expected, body } = asks[number % asks.length];
    const since = performance.now();
    const method = body ? 'POST' : 'GET';
    const { status } = await ask(`${url}${path}`, { method, body, cookie, agent, headers: from(ELSEWHERE) });
    times.push(performance.now() - since);
    if (status !== expected) wrong.push(status);
    await sleep(10);
  }
  agent.destroy();
  return { wrong, asked: times.length, p99: percentile(times, 0.99) };
}

/** Every account sends bodies that do not come and reads as fast as it is answered. */
function besiege(url, accounts) {
  let over = false;
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const heard = {};
  const headers = from(ATTACKER);
  const readers = accounts.flatMap(({ cookie, school: own }) =>
    Array.from({ length: READS }, async () => {
      const path = `${url}/api/school/${own}/simulations/insights`;
      while (!over) {
        const { status } = await ask(path, { cookie, agent, headers }).catch(() => ({ status: 0 }));
        heard[status] = (heard[status] ?? 0) + 1;
        if (status !== 200) await sleep(20);
      }
    }),
  );
  const sockets = accounts.flatMap(({ cookie }) =>
    Array.from({ length: SLOW }, () =>
      stall(`${url}/api/simulations`, { address: ATTACKER, cookie, isOver: () => over }),
    ),
  );
  return async () => {
    over = true;
    for (const socket of sockets) socket.destroy();
    await Promise.all(readers);
    agent.destroy();
    return Object.entries(heard).map(([status, times]) => `${times} times ${status}`);
  };
}

async function beside(at, env) {
  const { url } = await at.serve({ testing: true, env: { IDEB_BEHIND_PROXY: 'true', ...env } });
  const honest = await school(url, 'honesta', { address: ELSEWHERE });
  const accounts = [];
  await inParallel(4, Array(ACCOUNTS).keys(), async (number) => {
    accounts.push(await school(url, `conta${number}`, { address: ATTACKER }));
  });
  const [alone, besieged] = at.short ? [0.5, 1.5] : [5, 20];
  const before = await aPerson(url, honest, alone);
  const end = besiege(url, accounts);
  await sleep(500);
  const { wrong, asked, p99 } = await aPerson(url, honest, besieged);
  const heard = await end();
  return {
    refused: wrong.length,
    seen: `${asked - wrong.length} of ${asked} answered; p99 ${p99.toFixed(0)} ms, alone ${before.p99.toFixed(0)} ms; the accounts heard ${heard.join(', ')}`,
  };
}

export const proofs = [
  {
    name: 'accounts-of-one-address',
    attack: `One address registers ${ACCOUNTS} schools; each account has ${SLOW} bodies on the way that do not come, and reads on ${READS} connections at full speed`,
    promise: 'A person of another school reads and saves with 0 errors',
    async prove(at) {
      const { refused, seen } = await beside(at, {});
      return { held: refused === 0, seen };
    },
    async control(at) {
      const { refused, seen } = await beside(at, { IDEB_ONE_LINE: 'true' });
      return { fails: refused > 0, seen: `all in one line: ${seen}` };
    },
  },
];
