// Figures that carry no noise: buffers per request at 1x and 100x data, statements planned again, bytes of an answer.
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';

import { districtSql, token, USERS, userOf } from './district.mjs';
import { ask, fetchOk } from './program.mjs';
import { buffers, capture, LOG_ALL } from './statements.mjs';

const DATABASE = 'growth';
const GROWTH = 100;
/** The smaller district already has more schools than a page has rows, so that rows of one school never share a page. */
const SCHOOLS = 100;
const SCHOOL = 42;
const STAGE = 'stage=anos_finais';

const at = (path) => `/api/school/${SCHOOL}${path}`;
/** What a list, a dashboard and a saved simulation ask of the server. */
const REQUESTS = [
  { name: 'lista de simulações', path: at('/simulations?limit=40') },
  { name: 'próxima página da lista', path: at(`/simulations?limit=20&before=${SCHOOLS * 30}`) },
  { name: 'resumo das simulações', path: at(`/simulations/insights?${STAGE}`) },
  { name: 'escola', path: at('') },
  { name: 'histórico do IDEB', path: at('/ideb') },
  { name: 'classificação', path: at(`/ranking/2023?${STAGE}`) },
  { name: 'comparação', path: at(`/comparison?${STAGE}`) },
  { name: 'metas', path: at('/goals') },
  { name: 'atividades', path: at('/activities?limit=10') },
  { name: 'notificações', path: '/api/notifications' },
  {
    name: 'salvar simulação',
    path: '/api/simulations',
    method: 'POST',
    body: { approvalRate: '94.5', saebScore: '5.40', targetIdeb: '5.10' },
  },
];
const SESSION = 'consulta da sessão';

const cookie = (session) => `sid=${token(session)}`;
const isOfTenant = ({ begin }) => begin.includes('ideb_tenant');

function send(url, { path, method, body }, session) {
  const headers = method === 'POST' ? { 'Idempotency-Key': randomUUID() } : {};
  return fetchOk(url + path, { method, body, headers, cookie: cookie(session) });
}

/** Settings for the cluster's next start; false where the statistics of statements are not installed. */
export async function instrument(program) {
  const installed = await program.sql("SELECT count(*) FROM pg_available_extensions WHERE name = 'pg_stat_statements'");
  await program.sql(LOG_ALL);
  if (installed === '0') return false;
  await program.sql("ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements';");
  return true;
}

export const uninstrument = (program) => program.sql('ALTER SYSTEM RESET ALL;');

const load = (program, schools, hash) =>
  program.sql(districtSql({ schools, simulations: 50, events: 60, sessions: schools * USERS, hash }), DATABASE);

/** The transactions of every request, by its name. */
async function captureAll(program, url) {
  const session = userOf(SCHOOL);
  const found = new Map();
  const first = await capture(program, () => send(url, { path: '/api/auth/user' }, session));
  found.set(SESSION, first.filter((transaction) => !isOfTenant(transaction)));
  for (const request of REQUESTS) {
    const sent = await capture(program, () => send(url, request, session));
    found.set(request.name, sent.filter(isOfTenant));
  }
  return found;
}

async function touched(program, transactions) {
  const found = new Map();
  for (const [name, sent] of transactions) {
    let sum = 0;
    for (const transaction of sent) sum += await buffers(program, DATABASE, transaction);
    found.set(name, sum);
  }
  return found;
}

const isRead = (name) => name !== 'salvar simulação';

async function growth(program, url, hash) {
  const transactions = await captureAll(program, url);
  const small = await touched(program, transactions);
  await load(program, SCHOOLS * GROWTH, hash);
  const large = await touched(program, transactions);
  const requests = [...transactions].map(([name, sent]) => ({
    name,
    statements: sent.reduce((sum, { statements }) => sum + statements.length, 0),
    roundTrips: sent.reduce((sum, { statements }) => sum + statements.length + 2, 0),
    // A write's own pages, and the places in free space maps, depend on what was written before.
    ...(isRead(name) && {
      small: small.get(name),
      large: large.get(name),
      exponent: Math.log(large.get(name) / small.get(name)) / Math.log(GROWTH),
    }),
  }));
  const [{ statements }] = transactions.get(REQUESTS[0].name);
  return { requests, list: statements[0] };
}

const PLANNED = `SELECT s.plans, s.calls, left(regexp_replace(s.query, '\\s+', ' ', 'g'), 160)
FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid JOIN pg_roles r ON r.oid = s.userid
WHERE d.datname = '${DATABASE}' AND r.rolname IN ('ideb_tenant', 'ideb_gate') AND s.plans > 0 ORDER BY s.plans DESC;`;

/** On a single connection, so that all of it is warm after the first rounds. */
async function plannedAgain(program, url) {
  await program.sql('CREATE EXTENSION IF NOT EXISTS pg_stat_statements;', DATABASE);
  let session = 100 * USERS;
  const round = async () => {
    // A session that no cache knows yet, for the look-up.
    session += 1;
    await send(url, { path: '/api/auth/user' }, session);
    for (const request of REQUESTS) await send(url, request, userOf(SCHOOL));
  };
  for (let turn = 0; turn < 12; turn += 1) await round();
  await program.sql('SELECT pg_stat_statements_reset();', DATABASE);
  for (let turn = 0; turn < 10; turn += 1) await round();
  const lines = (await program.sql(PLANNED, DATABASE)).split('\n').filter(Boolean);
  return lines.map((line) => {
    const [plans, calls, sql] = line.split('\t');
    return { plans: Number(plans), calls: Number(calls), sql };
  });
}

async function answerSize(url) {
  const { body } = await send(url, REQUESTS[0], userOf(SCHOOL));
  return { simulations: JSON.parse(body).length, bytes: body.length, gzipped: gzipSync(body).length };
}

/** All of them, on a database of their own in the running cluster. */
export async function exactFigures(program, { hash, statistics }) {
  await program.sql(`CREATE DATABASE ${DATABASE};`);
  if (statistics) await program.sql("ALTER SYSTEM SET pg_stat_statements.track_planning = 'on'; SELECT pg_reload_conf();");
  const server = await program.serveOn(DATABASE, { IDEB_CONNECTIONS: '1' });
  try {
    await load(program, SCHOOLS, hash);
    const { requests, list } = await growth(program, server.url, hash);
    const size = await answerSize(server.url);
    const planned = statistics ? await plannedAgain(program, server.url) : undefined;
    return { requests, list, size, planned };
  } finally {
    await server.stop();
    await program.sql(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE);`);
  }
}

/** Registers a school through the API, for the hash that its manager's password got. */
export async function passwordHash(program, url, password) {
  const person = { managerFirstName: 'Ana', managerLastName: 'Lima', managerUsername: 'diretora' };
  const school = { schoolName: 'Escola', municipality: 'Cidade', state: 'SP' };
  const passwords = { managerPassword: password, managerPasswordConfirm: password };
  const answer = await ask(`${url}/api/schools/register`, { method: 'POST', body: { ...person, ...school, ...passwords } });
  if (answer.status !== 201) throw new Error(`o registro da escola respondeu ${answer.status}: ${answer.body}`);
  return program.sql("SELECT password_hash FROM users WHERE username = 'diretora'");
}

