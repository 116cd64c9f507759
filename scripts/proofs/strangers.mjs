// People without an account, and those who are on their way in.
import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { ask, inParallel } from '../program/program.mjs';
import { attempt, from, PASSWORD, register, school, signIn, staff } from './callers/schools.mjs';
import { stall } from './callers/stalled.mjs';
import { forgetPeak, peakMemory } from './installation.mjs';

/** Callers of many addresses: the server believes what its proxy says. */
const PROXY = { IDEB_BEHIND_PROXY: 'true' };
const ATTACKER = '203.0.113.66';
/** An address of a network of its own. */
const quiet = (number) => `10.${Math.floor(number / 250)}.${number % 250}.9`;

const crowd = () => new Agent({ keepAlive: true, maxSockets: Infinity });
const seconds = (since) => (performance.now() - since) / 1000;
const counted = (values) =>
  [...new Set(values)]
    .toSorted()
    .map((value) => `${values.filter((other) => other === value).length} times ${value}`)
    .join(', ');

/** More than may wait: they fill the line where there is one. */
const [GUESSERS, HONEST, PATIENCE] = [600, 100, 3];
/** More than may be on their way, each of a network of its own. */
const STALLED = { whole: 1100, short: 50 };
/** In tests alone. */
const ONE_LINE = { ...PROXY, IDEB_ONE_LINE: 'true', IDEB_TESTING: 'true' };

/** One address guesses, and others send bodies that do not come: `full` comes when as many wait as may, `end` ends it and says how many guesses there were. */
function attack(url, stalled) {
  let over = false;
  const agent = crowd();
  const login = `${url}/api/auth/login`;
  const sockets = Array.from({ length: stalled }, (_, number) =>
    stall(login, { address: `2001:db8:${number.toString(16)}::7`, isOver: () => over }),
  );
  let guesses = 0;
  let refused;
  const full = Promise.race([new Promise((resolve) => (refused = resolve)), sleep(5000)]);
  const guess = async (guesser) => {
    for (let name = 0; !over; name += 1) {
      const tried = { password: 'errada', address: ATTACKER, agent };
      const { status } = await signIn(url, `nome${guesser}x${name}`, tried).catch(() => ({ status: 0 }));
      guesses += 1;
      if (status !== 503) continue;
      refused();
      await sleep(250);
    }
  };
  const guessers = Array.from({ length: GUESSERS }, (_, number) => guess(number));
  const end = async () => {
    over = true;
    for (const socket of sockets) socket.destroy();
    agent.destroy();
    await Promise.all(guessers);
    return guesses;
  };
  return { full, end };
}

/** While one address attacks, people elsewhere sign in, one every 20 ms. */
async function besideAnAttack(url, usernames, stalled) {
  const { full, end } = attack(url, stalled);
  await full;
  const honest = crowd();
  const entries = await Promise.all(
    Array.from({ length: HONEST }, async (_, number) => {
      await sleep(number * 20);
      const since = performance.now();
      const who = { address: quiet(number), agent: honest };
      const { status } = await signIn(url, usernames[number % usernames.length], who);
      return { status, seconds: seconds(since) };
    }),
  );
  honest.destroy();
  const guesses = await end();
  const inTime = entries.filter((entry) => entry.status === 200 && entry.seconds <= PATIENCE).length;
  const slowest = Math.max(...entries.map((entry) => entry.seconds)).toFixed(1);
  const statuses = counted(entries.map(({ status }) => status));
  return {
    inTime,
    seen: `${inTime} of ${HONEST} within ${PATIENCE} s (${statuses}; the slowest ${slowest} s) beside ${guesses} guesses`,
  };
}

async function registered(url, usernames) {
  await inParallel(4, usernames.entries(), ([number, username]) =>
    register(url, username, { address: quiet(number) }),
  );
  return usernames;
}

async function slowStrangers(at, env) {
  const { url } = await at.serve({ testing: at.short, env });
  const names = Array.from({ length: 10 }, (_, number) => `gestor${number}`);
  return besideAnAttack(url, await registered(url, names), STALLED[at.short ? 'short' : 'whole']);
}

/** Nine new devices, one after the other, in a network where nobody guessed; the attacker guesses in others. */
async function besideGuesses(at, attackers) {
  const { url } = await at.serve({ testing: true, env: PROXY });
  await register(url, 'helena.prado', { address: quiet(1) });
  const guesses = await Promise.all(
    attackers.map(({ address, times }) =>
      inTurn(times, () => signIn(url, 'helena.prado', { password: 'errada', address })),
    ),
  );
  const since = performance.now();
  const entries = await inTurn(9, () => signIn(url, 'helena.prado', { address: quiet(2) }));
  const entered = entries.filter(({ status }) => status === 200).length;
  const tried = counted(guesses.flat().map(({ status }) => status));
  return { entered, seen: `${entered} of 9 in, in ${seconds(since).toFixed(1)} s, after guesses: ${tried}` };
}

async function inTurn(times, work) {
  const done = [];
  for (let number = 0; number < times; number += 1) done.push(await work(number));
  return done;
}

/** Forty people of one network open one account at the same moment. */
async function forty(at, wrong) {
  const { url } = await at.serve({ testing: at.short, env: PROXY });
  await register(url, 'laboratorio', { address: quiet(1) });
  await inTurn(wrong, () => signIn(url, 'laboratorio', { password: 'errada', address: quiet(2) }));
  const [agent, since] = [crowd(), performance.now()];
  const entries = await Promise.all(
    Array.from({ length: 40 }, () => signIn(url, 'laboratorio', { address: quiet(2), agent })),
  );
  agent.destroy();
  const statuses = entries.map(({ status }) => status);
  return {
    all: statuses.every((status) => status === 200),
    seen: `${counted(statuses)} in ${seconds(since).toFixed(1)} s`,
  };
}

/** Everybody of a school comes in, so many at once, as the sign-in page does: it waits where it is told to. */
async function theFirstBell(url, many, atOnce, onRefusal = () => {}) {
  const [agent, since, heard, entered] = [crowd(), performance.now(), [], []];
  await inParallel(atOnce, Array(many).keys(), async (number) => {
    const began = performance.now();
    for (;;) {
      const { status, retryAfter } = await signIn(url, `pessoa${number + 1}`, { address: quiet(7), agent });
      if (status === 200) return entered.push(seconds(began));
      heard.push(status);
      onRefusal();
      if (status !== 503 || seconds(began) > 60) return undefined;
      await sleep(Number(retryAfter) * 1000);
    }
  });
  agent.destroy();
  const took = seconds(since);
  const [most, refused] = [Math.max(0, ...entered).toFixed(1), counted(heard) || 'nothing else'];
  return {
    entered: entered.length,
    took,
    refusals: heard.length,
    seen: `${entered.length} of ${many} in within ${took.toFixed(1)} s, each within ${most} s; heard besides: ${refused}`,
  };
}

const [TAKEN, HERE, DAY] = [40, 30, 200];

/** Connections, and bytes of memory for all of them. */
const [READERS, READ_WITH] = [650, 64 * 1024 * 1024];

/** One person, over and over for some seconds, from the address where everyone else asks too. */
async function aPerson(url, cookie, forSeconds) {
  const agent = new Agent({ keepAlive: true });
  const answers = [];
  for (const since = performance.now(); seconds(since) < forSeconds; await sleep(20)) {
    const asked = performance.now();
    const { status } = await ask(`${url}/api/auth/user`, { cookie, agent });
    answers.push({ status, seconds: seconds(asked) });
  }
  agent.destroy();
  return answers;
}

/** Beside 650 connections that ask for a path again and again, a person asks on, and both probes do. */
async function besideReads(url, cookie, { path, as = () => undefined, headers }, forSeconds) {
  let over = false;
  const [agent, probing] = [crowd(), crowd()];
  const readers = Array.from({ length: READERS }, async (_, number) => {
    while (!over) {
      const reading = ask(`${url}${path}`, { cookie: as(number), headers, agent });
      const { status } = await reading.catch(() => ({ status: 0 }));
      if (status === 0) await sleep(100);
    }
  });
  await sleep(500);
  const asked = Promise.all(
    ['/healthz', '/readyz'].map((probe) => ask(`${url}${probe}`, { agent: probing })),
  );
  const answers = await aPerson(url, cookie, forSeconds);
  const probes = (await asked).map(({ status }) => status);
  over = true;
  await Promise.all(readers);
  [agent, probing].forEach((one) => one.destroy());
  const statuses = [...answers.map(({ status }) => status), ...probes];
  const slowest = Math.max(...answers.map((answer) => answer.seconds));
  const refused = statuses.filter((status) => status !== 200).length;
  return { refused, slowest, seen: `${path}: ${counted(statuses)}, the slowest ${slowest.toFixed(2)} s` };
}

const invented = (number) => `sid=${number}x${Math.random()}`;

export const proofs = [
  {
    name: 'slow-strangers',
    loads: true,
    attack: `One address guesses on ${GUESSERS} connections, and ${STALLED.whole} networks (short: ${STALLED.short}) send a body each that does not come: more than may wait, and more than may be on their way`,
    promise: `${HONEST} of ${HONEST} sign-ins from elsewhere succeed within ${PATIENCE} s`,
    async prove(at) {
      const { inTime, seen } = await slowStrangers(at, PROXY);
      return { held: inTime === HONEST, seen };
    },
    async control(at) {
      const { inTime, seen } = await slowStrangers(at, ONE_LINE);
      return { fails: inTime < HONEST, seen: `all in one line: ${seen}` };
    },
  },
  {
    name: 'anonymous-reads',
    loads: true,
    attack: `${READERS} connections without an account read what anyone may, the API's document compressed, ask whether the server is ready, and invent sessions`,
    promise:
      'Beside each, a person at the same address is always answered, within 3 s (short: not timed), and so are /healthz and /readyz; memory + 64 MB at most',
    async prove(at) {
      const { url, pid } = await at.serve({ testing: at.short });
      const { cookie } = await school(url, 'gestor');
      await forgetPeak(pid);
      const before = peakMemory(pid);
      const floods = [
        { path: '/api/auth/demo' },
        { path: '/api/openapi.json', headers: { 'Accept-Encoding': 'br' } },
        { path: '/readyz' },
        { path: '/api/auth/user', as: invented },
      ];
      const tried = await inTurn(floods.length, (number) =>
        besideReads(url, cookie, floods[number], at.short ? 1.5 : 10),
      );
      const memory = peakMemory(pid) - before;
      return {
        held:
          tried.every(({ refused, slowest }) => refused === 0 && (at.short || slowest <= PATIENCE)) &&
          memory <= READ_WITH,
        seen: `${tried.map(({ seen }) => seen).join('; ')}; memory + ${(memory / 2 ** 20).toFixed(0)} MB`,
      };
    },
    // Told apart from the person's own requests: where they are not, the person's own share is what they fill.
    async control(at) {
      const { url } = await at.serve({ testing: at.short });
      const { cookie } = await school(url, 'gestor');
      const { refused, seen } = await besideReads(
        url,
        cookie,
        { path: '/api/auth/demo', as: () => cookie },
        1.5,
      );
      return { fails: refused > 0, seen: `sent with the person's own session: ${seen}` };
    },
  },
  {
    name: 'kept-out',
    attack:
      'A network guesses at an account until it must wait, and 13 more until the account has failed 50 times',
    promise: 'The same person gets in on 9 of 9 new devices elsewhere',
    async prove(at) {
      const others = Array.from({ length: 13 }, (_, number) => ({ address: quiet(100 + number), times: 4 }));
      const { entered, seen } = await besideGuesses(at, [{ address: ATTACKER, times: 9 }, ...others]);
      return { held: entered === 9, seen };
    },
    // The counter of the network is what stands between: guesses there do keep new devices out.
    async control(at) {
      const { entered, seen } = await besideGuesses(at, [{ address: quiet(2), times: 9 }]);
      return { fails: entered < 9, seen: `guessed in the person's own network: ${seen}` };
    },
  },
  {
    name: 'one-account-40',
    attack: 'Forty people of one network open one account at the same moment, on devices new to it',
    promise: '40 of 40 get in',
    async prove(at) {
      const { all, seen } = await forty(at, 0);
      return { held: all, seen };
    },
    async control(at) {
      const { all, seen } = await forty(at, 9);
      return { fails: !all, seen: `where nine had failed before: ${seen}` };
    },
  },
  {
    name: 'four-hundred',
    loads: true,
    needs: ['psql'],
    attack: '400 people behind one address sign in, 200 at once (short: with cheap hashes)',
    promise: 'All are in within 45 s, and nobody is refused on the way',
    async prove(at) {
      const { url, program } = await at.serve({ testing: at.short, env: PROXY });
      const many = 400;
      await register(url, 'gestor', { address: quiet(1) });
      await program.sql(staff(many));
      const { entered, took, refusals, seen } = await theFirstBell(url, many, 200);
      return { held: entered === many && took <= 45 && refusals === 0, seen };
    },
    async control(at) {
      const many = 40;
      const { url, program } = await at.serve({ testing: at.short, env: ONE_LINE });
      await register(url, 'gestor', { address: quiet(1) });
      await program.sql(staff(many));
      const { full, end } = attack(url);
      await full;
      const { refusals, seen } = await theFirstBell(url, many, many, end);
      await end();
      return { fails: refusals > 0, seen: `in one line with ${GUESSERS} who guess elsewhere: ${seen}` };
    },
  },
  {
    name: 'registrations',
    attack: `An address is refused ${TAKEN} registrations, then registers ${HERE} schools; the day's ${DAY} are used up`,
    promise:
      'Refusals do not count; the log warns the operator, whose command lifts the limit of the running server',
    async prove(at) {
      const { url, data, log } = await at.serve({ testing: true, env: PROXY });
      await register(url, 'tomado', { address: quiet(0) });
      const refused = await inTurn(TAKEN, () => attempt(url, 'tomado', quiet(1)));
      const statuses = [];
      await inParallel(8, Array(DAY - 1).keys(), async (number) => {
        statuses.push(await attempt(url, `escola${number}`, quiet(1 + Math.floor(number / HERE))));
      });
      const before = await attempt(url, 'demais', quiet(50));
      const { output } = await at.command(data, ['registrations', String(2 * DAY)]);
      const after = await attempt(url, 'demais', quiet(50));
      const warned = /many schools register today/.test(log()) && /no more schools may register/.test(log());
      const told = output.includes(`${DAY} de no máximo ${2 * DAY}`);
      return {
        held:
          [refused, statuses].every((all, index) => all.every((status) => status === [409, 201][index])) &&
          before === 429 &&
          after === 201 &&
          warned &&
          told,
        seen: `refused: ${counted(refused)}; then ${counted(statuses)}; the next one ${before}, ${warned ? 'warned of' : 'without a warning'}; lifted: ${after}`,
      };
    },
    async control(at) {
      const { url, data } = await at.serve({ testing: true, env: PROXY });
      await at.command(data, ['registrations', '5']);
      const statuses = await inTurn(7, async () => attempt(url, `escola${performance.now()}`, quiet(1)));
      return {
        fails: statuses.at(-1) === 429,
        seen: `with a limit of 5 that is not lifted: ${counted(statuses)}`,
      };
    },
  },
];
