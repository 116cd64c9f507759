// What is counted at the gate: entries of the trail, sessions of a person, schools that register.
import { setTimeout as sleep } from 'node:timers/promises';

import { ask, fetchOk, inParallel } from '../program/program.mjs';
import { attempt, register, signIn } from './callers/schools.mjs';

const PROXY = { IDEB_BEHIND_PROXY: 'true' };
const count = (values, wanted) => values.filter((value) => value === wanted).length;

/** The entries that are written down in a day of each kind, however often it happens: one by one, then at doublings. */
const written = (times) => 50 + Math.floor(Math.log2(times / 50));

/** On an account of the demonstration; `between` is done after every forty. */
async function inAndOut(at, times, between = () => {}) {
  const { url, program } = await at.serve({ testing: true });
  await register(url, 'demonstracao');
  await program.sql('UPDATE schools SET demo = true');
  const statuses = [];
  for (let done = 0; done < times; done += 40) {
    await inParallel(8, Array(40).keys(), async () => {
      const wrong = await signIn(url, 'demonstracao', { password: 'errada' });
      const { status, cookie } = await signIn(url, 'demonstracao');
      const out = await ask(`${url}/api/auth/logout`, { method: 'POST', cookie });
      statuses.push([wrong.status, status, out.status].join(' '));
    });
    await between(program);
  }
  // A wrong password is written down after its answer.
  await sleep(300);
  const kinds = ['sign_in_failed', 'sign_in', 'sign_out'];
  const entries = await Promise.all(
    kinds.map((kind) => program.sql(`SELECT count(*) FROM audit_events WHERE kind = '${kind}'`)),
  );
  return {
    answered: count(statuses, '401 200 204') === statuses.length,
    entries: entries.map(Number),
    seen: `${statuses.length} times each, ${count(statuses, '401 200 204')} answered as ever; entries: ${entries.join(', ')}`,
  };
}

const SIGN_INS = 60;

/** One person signs in sixty times more; whether the first session goes on. */
async function besideSignIns(at, { used }) {
  const { url, program } = await at.serve({ testing: true });
  await register(url, 'gestora');
  const { cookie } = await signIn(url, 'gestora');
  const seen = used ? "now() - interval '30 seconds'" : "now() - interval '9 minutes'";
  await program.sql(`UPDATE sessions SET created_at = now() - interval '9 minutes', seen_at = ${seen}`);
  const entries = [];
  await inParallel(4, Array(SIGN_INS).keys(), async () =>
    entries.push((await signIn(url, 'gestora')).status),
  );
  // Asked for the first time: the server has not taken its word yet, and looks.
  const { status } = await ask(`${url}/api/auth/user`, { cookie });
  const open = await program.sql('SELECT count(*) FROM sessions');
  return {
    goesOn: status === 200,
    held: status === 200 && Number(open) <= 50 && count(entries, 200) === SIGN_INS,
    seen: `${count(entries, 200)} signed in, ${open} sessions open, the first one answers ${status}`,
  };
}

/** Callers register a school each; then somebody elsewhere does. */
async function registrations(at, address) {
  const { url, data } = await at.serve({ testing: true, env: PROXY });
  const [tries, day] = at.short ? [66, 62] : [250, 200];
  await at.command(data, ['registrations', String(day)]);
  const statuses = [];
  await inParallel(8, Array(tries).keys(), async (caller) =>
    statuses.push(await attempt(url, `escola${caller}`, address(caller))),
  );
  const elsewhere = await attempt(url, 'vizinha', '198.51.100.9');
  await fetchOk(`${url}/readyz`);
  const taken = count(statuses, 201);
  return {
    taken,
    elsewhere,
    held: taken === 60 && count(statuses, 429) === tries - taken && elsewhere === 201,
    seen: `${taken} of ${tries} registered where a day has ${day}; the next one, elsewhere: ${elsewhere}`,
  };
}

export const proofs = [
  {
    name: 'trail-without-end',
    needs: ['psql'],
    attack:
      'An account of the demonstration is signed in to and out of 1,520 times (short: 120), and its password is guessed as often',
    promise: 'Nobody is refused, and the trail has 50 entries of each kind and one more for every doubling',
    async prove(at) {
      const times = at.short ? 120 : 1_520;
      const { answered, entries, seen } = await inAndOut(at, times);
      return { held: answered && entries.every((kept) => kept === written(times)), seen };
    },
    // The same, and the counts are lost again and again.
    async control(at) {
      const forget = (program) => program.sql("DELETE FROM signin_attempts WHERE key LIKE 'trail:%'");
      const { entries, seen } = await inAndOut(at, 80, forget);
      // The registration signed in once, too.
      return { fails: entries.every((kept) => kept >= 80), seen: `without the counts: ${seen}` };
    },
  },
  {
    name: 'session-in-use',
    needs: ['psql'],
    attack: `Somebody signs in ${SIGN_INS} times on the account of a person who is at work`,
    promise: 'The session at work goes on, and no more than 50 are open',
    async prove(at) {
      const { held, seen } = await besideSignIns(at, { used: true });
      return { held, seen };
    },
    async control(at) {
      const { goesOn, seen } = await besideSignIns(at, { used: false });
      return { fails: !goesOn, seen: `a session that nobody used since it was opened: ${seen}` };
    },
  },
  {
    name: 'one-network-registers',
    attack: 'A /48 registers schools from as many of its 65,536 networks (/64), more than a day has',
    promise: 'It gets 60 in an hour, and a school elsewhere registers',
    async prove(at) {
      const { held, seen } = await registrations(at, (caller) => `2001:db8:1:${caller.toString(16)}::7`);
      return { held, seen };
    },
    // No two of one network: nothing but the day's limit stands between, and that one is everybody's.
    async control(at) {
      const { elsewhere, seen } = await registrations(at, (caller) => `2001:db8:${caller.toString(16)}::7`);
      return { fails: elsewhere === 429, seen: `from as many /48: ${seen}` };
    },
  },
];
