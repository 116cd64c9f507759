// One network with as many accounts as it may make.
import { once } from 'node:events';
import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { ask, inParallel } from '../program/program.mjs';
import { percentile } from './installation.mjs';
import { from, school, signIn, staff } from './callers/schools.mjs';
import { stall } from './callers/stalled.mjs';

const ELSEWHERE = '10.0.0.9';
/** An address registers thirty schools an hour, and a network sixty. */
const attacker = (number) => `203.0.113.${60 + Math.floor(number / 30)}`;
/**
 * A person may have 48 requests in flight. More bodies may not be on their way than 512, and no more may wait than hold 16 MB:
 * so many again, or 170 that save something large.
 */
const WHOLE = { accounts: 60, slow: 20, reads: 20, saves: 8, pause: 500, people: 40, alone: 5, besieged: 20 };
const SHORT = {
  accounts: 12,
  slow: 2,
  reads: 10,
  saves: 28,
  pause: 100,
  people: 10,
  alone: 0.3,
  besieged: 1.5,
};
const LARGE = { approvalRate: '94.5', saebScore: '5.4', note: 'x'.repeat(60_000) };

/** Accounts of one honest school. */
async function members({ url, program }, many) {
  const gestor = await school(url, 'honesta', { address: ELSEWHERE });
  await program.sql(staff(many));
  const found = [];
  await inParallel(8, Array(many).keys(), async (number) => {
    const { cookie } = await signIn(url, `pessoa${number + 1}`, { address: ELSEWHERE });
    found.push({ cookie, school: gestor.school });
  });
  return found;
}

/** They read and save for some seconds, each on a connection. */
async function people(url, honest, forSeconds) {
  const agent = new Agent({ keepAlive: true });
  const [times, wrong] = [[], []];
  const asks = [
    { path: (own) => `/api/school/${own}/simulations`, expected: 200 },
    { path: () => '/api/simulations', expected: 201, body: { approvalRate: '94.5', saebScore: '5.4' } },
    { path: () => '/api/auth/user', expected: 200 },
  ];
  const until = performance.now() + forSeconds * 1000;
  const person = async ({ cookie, school: own }, first) => {
    for (let number = first; performance.now() < until; number += 1) {
      const { path, expected, body } = asks[number % asks.length];
      const since = performance.now();
      const method = body ? 'POST' : 'GET';
      const { status } = await ask(`${url}${path(own)}`, {
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
  await Promise.all(honest.map(person));
  agent.destroy();
  return { wrong, asked: times.length, p99: percentile(times, 0.99) };
}

/** Every account sends bodies that do not come, and reads and saves as fast as it is answered; gives what ends it. */
async function besiege(url, accounts, { slow, reads, saves, pause }) {
  let over = false;
  const sockets = accounts.flatMap(({ cookie, address }) =>
    Array.from({ length: slow }, () =>
      stall(`${url}/api/simulations`, { address, cookie, isOver: () => over }),
    ),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await sleep(300);
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const heard = {};
  const call = async (path, { cookie, address }, asked) => {
    const { status } = await ask(`${url}${path}`, { ...asked, cookie, agent, headers: from(address) }).catch(
      () => ({ status: 0 }),
    );
    heard[status] = (heard[status] ?? 0) + 1;
    return status < 300;
  };
  const again = (times, call, pause) =>
    accounts.flatMap((account) =>
      Array.from({ length: times }, async () => {
        while (!over) if (!(await call(account))) await sleep(pause);
      }),
    );
  const callers = [
    ...again(reads, (account) => call(`/api/school/${account.school}`, account), 100),
    // What a person may write is counted, also where it is refused.
    ...again(saves, (account) => call('/api/simulations', account, { method: 'POST', body: LARGE }), pause),
  ];
  await sleep(300);
  return async () => {
    over = true;
    for (const socket of sockets) socket.destroy();
    await Promise.all(callers);
    agent.destroy();
    return Object.entries(heard).map(([status, times]) => `${times} times ${status}`);
  };
}

async function beside(at, env) {
  const server = await at.serve({ testing: true, env: { IDEB_BEHIND_PROXY: 'true', ...env } });
  const [{ url }, form] = [server, at.short ? SHORT : WHOLE];
  const honest = await members(server, form.people);
  const accounts = [];
  await inParallel(8, Array(form.accounts).keys(), async (number) => {
    const address = attacker(number);
    accounts.push({ ...(await school(url, `conta${number}`, { address })), address });
  });
  const before = await people(url, honest, form.alone);
  const end = await besiege(url, accounts, form);
  const { wrong, asked, p99 } = await people(url, honest, form.besieged);
  const heard = await end();
  return {
    refused: wrong.length,
    seen: `${asked - wrong.length} of ${asked} as they should; p99 ${p99.toFixed(0)} ms, alone ${before.p99.toFixed(0)} ms; the accounts heard ${heard.join(', ')}`,
  };
}

export const proofs = [
  {
    name: 'accounts-of-one-address',
    loads: true,
    attack: `One network registers ${WHOLE.accounts} schools (short: ${SHORT.accounts}); each account has ${WHOLE.slow} bodies on the way that do not come (${SHORT.slow}), reads on ${WHOLE.reads} connections (${SHORT.reads}) and saves 60 kB on ${WHOLE.saves} (${SHORT.saves}) at full speed`,
    promise: `${WHOLE.people} people of one other school (${SHORT.people}) read and save with 0 errors`,
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
