// The contestants in turn: the program's list over HTTP, PostgreSQL alone with the same SQL, and an Express server.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { token, userOf } from './district.mjs';
import { pgbench, writeRequests, wrk } from './load.mjs';
import { peerServer, peerTables, staffCookie } from './peer.mjs';
import { cpu } from '../program/processes.mjs';
import { fetchOk } from '../program/program.mjs';

const LIMIT = 40;
/** Browsers' connections. More than the database's, so that none of those waits for work. */
const CLIENTS = 32;
/** Sessions in use, each of another school where there are as many. */
const SESSIONS = 100;

const ours = (session) => `sid=${token(session)}`;

const PGBENCH_ROLE = `
-- pgbench sends the school as a value, of which SET takes none: the program writes it out. No role of a server may.
CREATE ROLE bench LOGIN NOINHERIT;
GRANT ideb_tenant TO bench;
GRANT EXECUTE ON FUNCTION set_config TO bench;`;

/** The captured statement with pgbench's variables for what was bound. */
function forPgbench({ sql, parameters }) {
  return sql.replace(/\$(\d+)/g, (_, place) => {
    const value = parameters[place - 1];
    return value === `'${LIMIT}'` ? ':limit' : value;
  });
}

/** The program's transaction, in as many round trips; and the statement alone, filtered by hand. */
function pgbenchScripts(folder, list) {
  const statement = forPgbench(list);
  const draw = '\\set school random(1, :schools)\n';
  const scoped = join(folder, 'scoped.sql');
  writeFileSync(
    scoped,
    `${draw}\\startpipeline
BEGIN READ ONLY;
SELECT set_config('role', 'ideb_tenant', true), set_config('app.school_id', :school::text, true);
\\endpipeline
${statement};
COMMIT;
`,
  );
  const open = join(folder, 'open.sql');
  writeFileSync(open, `${draw}${statement.replace(' ORDER BY', ' AND s.school_id = :school ORDER BY')};\n`);
  return { scoped, open };
}

/** Both servers say the same of the same school; only the digits of a second may differ. */
async function compare(url, peerUrl, school) {
  const list = async (base, cookie) => {
    const { body } = await fetchOk(`${base}/api/school/${school}/simulations?limit=${LIMIT}`, { cookie });
    // How the figures are printed is the program's alone: it does that besides.
    return JSON.parse(body).map(({ printedIndicator: _, line: __, ...it }) => ({
      ...it,
      createdAt: new Date(it.createdAt).toISOString(),
    }));
  };
  const session = userOf(school);
  const [one, other] = [await list(url, ours(session)), await list(peerUrl, staffCookie(session))];
  const place = one.findIndex((simulation, place) => !isDeepStrictEqual(simulation, other[place]));
  if (place >= 0 || one.length !== other.length) {
    throw new Error(`as listas diferem:\n${JSON.stringify(one[place])}\n${JSON.stringify(other[place])}`);
  }
}

/** All rounds; per contestant what each round gave. */
export async function contest(program, server, { folder, schools, list, seconds, rounds, quiet, tell }) {
  await program.sql(peerTables() + PGBENCH_ROLE);
  const sessions = Array.from({ length: Math.min(SESSIONS, schools) }, (_, place) => userOf(place + 1));
  const requests = (name, cookie) =>
    writeRequests(
      folder,
      name,
      sessions.map((session, place) => ({ school: place + 1, cookie: cookie(session) })),
      LIMIT,
    );
  const files = { ours: requests('ours.txt', ours), theirs: requests('theirs.txt', staffCookie) };
  const scripts = pgbenchScripts(folder, list);
  const load = { seconds, connections: CLIENTS };
  const warm = { seconds: 1, connections: CLIENTS };

  const http = async (pid, url, file) => {
    await wrk(url, file, warm);
    const before = cpu(pid);
    const result = await wrk(url, file, load);
    return { ...result, cpuMs: ((cpu(pid) - before) * 1000) / result.count };
  };
  const peer = async (touch) => {
    const express = await peerServer(program, { touch });
    try {
      await compare(server.url, express.url, 7);
      return await http(express.pid, express.url, files.theirs);
    } finally {
      await express.stop();
    }
  };
  const postgres = (script, user) =>
    pgbench(program, { script, user, seconds, names: { schools, limit: LIMIT } });

  const contestants = {
    program: () => http(server.pid, server.url, files.ours),
    scoped: () => postgres(scripts.scoped, 'bench'),
    open: () => postgres(scripts.open, 'postgres'),
    peer: () => peer('always'),
    ...(quiet && { quietPeer: () => peer('never') }),
  };
  const results = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    tell(`rodada ${round} de ${rounds}`);
    for (const [name, compete] of Object.entries(contestants)) results[name].push(await compete());
  }
  return results;
}
