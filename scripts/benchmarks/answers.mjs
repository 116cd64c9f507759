// Answers of quizzes: the program over HTTP, PostgreSQL alone with the same SQL, and an Express server, in turn; and the same
// answers while people sign in.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';

import { username } from './district.mjs';
import { ANSWERS, pgbench, THREADS, wrk } from './load.mjs';
import { peerServer, pupilCookie } from './peer.mjs';
import { ANSWERED, answerOf, PGBENCH_NAMES, playingSql, pupilToken } from './quizzes.mjs';
import { cpu } from '../program/processes.mjs';
import { ask, CONNECTIONS, fetchOk } from '../program/program.mjs';

const CLIENTS = 32;
/** Beside which people sign in: fewer than it takes to fill the machine. */
const QUIET_CLIENTS = 4;
/** Pupils of a thread who answer in turn, one question after the other. */
const TOGETHER = 256;
/** Milliseconds between two sign-ins: 600 in a minute. */
const SIGN_IN_EVERY = 100;

const ours = (pupil) => `sid=${pupilToken(pupil)}`;

/** All answers of these pupils, in an order in which a pupil's next one comes last of those together. */
function inOrder(pupils) {
  const found = [];
  for (let first = 0; first < pupils.length; first += TOGETHER)
    for (let ordinal = 1; ordinal <= ANSWERED; ordinal += 1)
      for (const pupil of pupils.slice(first, first + TOGETHER)) found.push({ pupil, ordinal });
  return found;
}

/** A file for each thread of the load generator, which takes one pupil in as many. */
function writeAnswers(folder, name, pupils, cookie) {
  const file = join(folder, name);
  for (let thread = 1; thread <= THREADS; thread += 1) {
    const its = pupils.filter((pupil) => pupil % THREADS === thread % THREADS);
    const line = ({ pupil, ordinal }) => `${cookie(pupil)}\t${JSON.stringify(answerOf(pupil, ordinal))}`;
    writeFileSync(`${file}${thread}`, inOrder(its).map(line).join('\n'));
  }
  return file;
}

/** A captured transaction with the names its first lines give to what is bound: `$1::bigint AS quiz_id`. */
function forPgbench({ statements }) {
  const named = ({ sql, parameters }) => {
    const names = new Map(
      [...sql.matchAll(/\$(\d+)::[a-z[\]]+ AS (\w+)/g)].map(([, place, name]) => [place, name]),
    );
    return sql.replace(/\$(\d+)/g, (_, place) => {
      const name = names.get(place);
      if (/(^|_)at$/.test(name)) return 'now()';
      return PGBENCH_NAMES.includes(`\\set ${name} `) ? `:${name}` : parameters[place - 1];
    });
  };
  return `${PGBENCH_NAMES}\\startpipeline
BEGIN;
SELECT set_config('role', 'ideb_tenant', true), set_config('app.school_id', :school_id::text, true);
\\endpipeline
${statements.map(named).join(';\n')};
COMMIT;
`;
}

/** Each client takes its own pupils; a run of the script gives a right answer, then a wrong one. */
function pgbenchScript(folder, { right, wrong }) {
  const file = join(folder, 'answers.sql');
  writeFileSync(
    file,
    `\\set turn :turn + 1
\\set pupil (:turn * 2 / ${ANSWERED}) * :clients + :client_id + 1
\\set ordinal :turn * 2 % ${ANSWERED} + 1
${forPgbench(right)}\\set ordinal :ordinal + 1
${forPgbench(wrong)}`,
  );
  return file;
}

/** Both tell the same pupils the same. */
async function compare(program, url, peerUrl, playing) {
  const told = async (base, cookie) => {
    await program.sql(playingSql({ playing }));
    const answers = [];
    for (let ordinal = 1; ordinal <= ANSWERED; ordinal += 1) {
      const options = { method: 'POST', cookie: cookie(7), body: answerOf(7, ordinal) };
      const again = await fetchOk(`${base}/api/quiz/answer`, options);
      answers.push(JSON.parse(again.body));
    }
    return answers;
  };
  const [one, other] = [await told(url, ours), await told(peerUrl, pupilCookie)];
  const place = one.findIndex((answer, place) => !isDeepStrictEqual(answer, other[place]));
  if (place >= 0)
    throw new Error(`as respostas diferem:\n${JSON.stringify(one[place])}\n${JSON.stringify(other[place])}`);
}

/** All rounds; per contestant what each round gave. */
export async function contestOfAnswers(program, server, { folder, playing, answer, seconds, rounds, tell }) {
  const everyone = Array.from({ length: playing }, (_, place) => place + 1);
  // Some answer before the clock runs.
  const [warming, measured] = [everyone.slice(0, playing / 4), everyone.slice(playing / 4)];
  const files = (name, cookie) => ({
    warm: writeAnswers(folder, `${name}-warm`, warming, cookie),
    load: writeAnswers(folder, name, measured, cookie),
  });
  const requests = { ours: files('ours', ours), theirs: files('theirs', pupilCookie) };
  const script = pgbenchScript(folder, answer);

  const http = async ({ pid, url }, { warm, load }) => {
    await program.sql(playingSql({ playing }));
    await wrk(url, warm, { seconds: 1, connections: CLIENTS, script: ANSWERS });
    const before = cpu(pid);
    const result = await wrk(url, load, { seconds, connections: CLIENTS, script: ANSWERS });
    return { ...result, cpuMs: ((cpu(pid) - before) * 1000) / result.count };
  };
  const contestants = {
    program: () => http(server, requests.ours),
    postgres: async () => {
      await program.sql(playingSql({ playing }));
      const names = { turn: -1, clients: CONNECTIONS };
      const { perSecond } = await pgbench(program, { script, user: 'bench', seconds, names });
      return { perSecond: 2 * perSecond };
    },
    peer: async () => {
      const express = await peerServer(program, { touch: 'always' });
      try {
        return await http(express, requests.theirs);
      } finally {
        await express.stop();
      }
    },
  };
  const express = await peerServer(program, { touch: 'always' });
  await compare(program, server.url, express.url, playing);
  await express.stop();
  const results = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    tell(`respostas de quiz, rodada ${round} de ${rounds}`);
    for (const [name, compete] of Object.entries(contestants)) results[name].push(await compete());
  }
  return results;
}

/** One sign-in after the other, at their times, until told to stop; how many there were of each status. */
function signInsBeside({ url }, password) {
  const statuses = [];
  let over = false;
  const calls = (async () => {
    const sent = [];
    for (let user = 1; !over; user += 1) {
      const body = { username: username(user), password };
      const call = ask(`${url}/api/auth/login`, { method: 'POST', body });
      sent.push(call.then(({ status }) => statuses.push(status)));
      await sleep(SIGN_IN_EVERY);
    }
    await Promise.all(sent);
  })();
  return async () => {
    over = true;
    await calls;
    return { accepted: statuses.filter((status) => status === 200).length, of: statuses.length };
  };
}

/** Latencies of answers with and without people who sign in, round by round. */
export async function answersBesideSignIns(program, server, { folder, playing, password, seconds, rounds }) {
  const everyone = Array.from({ length: playing }, (_, place) => place + 1);
  const file = writeAnswers(folder, 'beside', everyone, ours);
  const answers = async () => {
    await program.sql(playingSql({ playing }));
    return wrk(server.url, file, { seconds, connections: QUIET_CLIENTS, script: ANSWERS });
  };
  const results = [];
  for (let round = 1; round <= rounds; round += 1) {
    const alone = await answers();
    const stop = signInsBeside(server, password);
    const beside = await answers();
    results.push({ alone, beside, signIns: await stop() });
  }
  return results;
}
