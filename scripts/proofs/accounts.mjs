// One address with as many accounts as it may make.
import { once } from 'node:events';
import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { ask, inParallel } from '../program/program.mjs';
import { percentile } from './installation.mjs';
import { from, school } from './callers/schools.mjs';
import { stall } from './callers/stalled.mjs';

const [ATTACKER, ELSEWHERE] = ['203.0.113.66', '10.0.0.9'];
/** An address registers thirty schools an hour, and a person may have 48 requests in flight. */
const [ACCOUNTS, SLOW, READS] = [24, 40, 8];
const PEOPLE = 10;

/** People of an honest school read and save for some seconds, on so many connections. */
async function people(url, { cookie, school: own }, forSeconds) {
  const agent = new Agent({ keepAlive: true });
  const [times, wrong] = [[], []];
  const asks = [
    { path: `/api/school/${own}/simulations`, expected: 200 },
    { path: '/api/simulations', expected: 201, body: { approvalRate: '94.5', saebScore: '5.4' } },
    { path: '/api/auth/user', expected: 200 },
  ];
  const until = performance.now() + forSeconds * 1000;
  const person = async (_, first) => {
    for (let number = first; performance.now() < until; number += 1) {
      const { path, expected, body } = asks[number % asks.length];
      const since = performance.now();
      const method = body ? 'POST' : 'GET';
      const { status } = await ask(`${url}${path}`, {
        method,
        body,
        cookie,
        agent,
        headers: from(ELSEWHERE),
      });
      times.push(performance.now() - since);
      if (status !== expected) wrong.push(status);
      await sleep(50);
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, person));
  agent.destroy();
  return { wrong, asked: times.length, p99: percentile(times, 0.99) };
}

/** Every account sends bodies that do not come and reads as fast as it is answered; gives what ends it. */
async function besiege(url, accounts) {
  let over = false;
  const sockets = accounts.flatMap(({ cookie }) =>
    Array.from({ length: SLOW }, () =>
      stall(`${url}/api/simulations`, { address: ATTACKER, cookie, isOver: () => over }),
    ),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await sleep(300);
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const heard = {};
  const read = async ({ cookie, school: own }) => {
    const asked = { cookie, agent, headers: from(ATTACKER) };
    const { status } = await ask(`${url}/api/school/${own}`, asked).catch(() => ({ status: 0 }));
    heard[status] = (heard[status] ?? 0) + 1;
    if (status !== 200) await sleep(100);
  };
  const readers = accounts.flatMap((account) =>
    Array.from({ length: READS }, async () => {
      while (!over) await read(account);
    }),
  );
  await sleep(300);
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
  await inParallel(8, Array(ACCOUNTS).keys(), async (number) => {
    accounts.push(await school(url, `conta${number}`, { address: ATTACKER }));
  });
  const [alone, besieged] = at.short ? [0.3, 1] : [5, 20];
  const before = await people(url, honest, alone);
  const end = await besiege(url, accounts);
  const { wrong, asked, p99 } = await people(url, honest, besieged);
  const heard = await end();
  return {
    refused: wrong.length,
    seen: `${asked - wrong.length} of ${asked} as they should; p99 ${p99.toFixed(0)} ms, alone ${before.p99.toFixed(0)} ms; the accounts heard ${heard.join(', ')}`,
  };
}

export const proofs = [
  {
    name: 'accounts-of-one-address',
    attack: `One address registers ${ACCOUNTS} schools; each account has ${SLOW} bodies on the way that do not come, and reads on ${READS} connections at full speed`,
    promise: `${PEOPLE} people of another school read and save with 0 errors`,
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
