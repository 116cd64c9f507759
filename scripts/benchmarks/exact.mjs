// Figures that carry no noise: buffers per request at 1x and 100x data, statements planned again, bytes of an answer.
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';

import { districtSql, token, USERS, userOf } from './district.mjs';
import { ANSWERED, answerOf, pupilToken, studentOf } from './quizzes.mjs';
import { ask, fetchOk } from '../program/program.mjs';
import { buffers, capture, cpuMs, LOG_ALL } from './statements.mjs';

const DATABASE = 'growth';
const GROWTH = 100;
/** The smaller district already has more schools than a page has rows, so that rows of one school never share a page. */
const SCHOOLS = 100;
const SCHOOL = 42;
/** As many as a school may have. */
const PUPILS = 10_000;
const QUESTIONS = 10_000;
const STAGE = 'stage=anos_finais';
/** A school's pupils in the middle of a quiz, after so many others. */
const PLAYED = { pupils: 1, past: 1 };
/** Answers over which the written log is counted. */
const LOGGED = 400;

const at = (path) => `/api/school/${SCHOOL}${path}`;
const LIST = 'lista de simulações';
const SESSION = 'consulta da sessão';
const QUESTION_PAGE = 'página entre 10.000 questões';
const QUESTION_SEARCH = 'busca entre 10.000 questões';
const START = 'início de uma simulação entre 10.000 questões';
const PUPIL_LIST = 'lista de 10.000 alunos, uma página';
const RIGHT = 'resposta certa de um quiz';
const WRONG = 'resposta errada de um quiz';
/** What a list, a dashboard and a saved simulation ask of the server. */
const REQUESTS = [
  { name: LIST, path: at('/simulations?limit=40') },
  { name: 'lista de uma etapa', path: at(`/simulations?limit=20&${STAGE}`) },
  { name: 'próxima página da lista', path: ({ oldest }) => at(`/simulations?limit=20&before=${oldest}`) },
  { name: 'escola', path: at(''), dashboard: true },
  { name: 'histórico do IDEB', path: at('/ideb'), dashboard: true },
  { name: 'classificação', path: at(`/ranking/2023?${STAGE}`), dashboard: true },
  { name: 'comparação', path: at(`/comparison?${STAGE}`), dashboard: true },
  { name: 'metas', path: at('/goals'), dashboard: true },
  { name: 'resumo das simulações', path: at(`/simulations/insights?${STAGE}`), dashboard: true },
  { name: 'atividades', path: at('/activities?limit=10'), dashboard: true },
  { name: 'notificações', path: '/api/notifications', dashboard: true },
  { name: PUPIL_LIST, path: at('/students') },
  { name: 'a última', path: at('/students?page=200') },
  { name: 'procurados entre 10.000 alunos', path: at('/students?q=souza') },
  { name: 'uma turma deles', path: ({ ofClass }) => at(`/students?classId=${ofClass}`) },
  { name: 'quantos são', path: at('/students/counts') },
  { name: QUESTION_PAGE, path: at('/questions?limit=10') },
  { name: QUESTION_SEARCH, path: at('/questions?limit=10&q=triângulo%20padaria') },
  { name: 'busca que nada encontra', path: at('/questions?limit=10&q=fotossíntese') },
  { name: 'questões de uma dificuldade', path: at('/questions?limit=10&difficulty=dificil&status=ativa') },
  { name: 'quantas questões são', path: at('/questions/counts') },
  {
    name: START,
    path: '/api/class-simulations',
    method: 'POST',
    body: ({ ofClass: classId, ofSubject: subjectId }) => ({
      ...{ classId, subjectId, kind: 'projetada', questions: 10, difficulty: 'misto' },
    }),
    reads: /FROM questions q\s+WHERE q\.status = 'ativa'/,
  },
  {
    name: 'salvar simulação',
    path: '/api/simulations',
    method: 'POST',
    body: { approvalRate: '94.5', saebScore: '5.40', targetIdeb: '5.10' },
  },
];

/** The pupil of that school. */
const PUPIL = SCHOOL;
const ofPupil = (path) => `/api/students/${studentOf(PUPIL)}${path}`;
/** What a pupil's pages ask of the server. */
const PUPIL_REQUESTS = [
  { name: 'quiz em andamento', path: '/api/quiz/current' },
  { name: 'matérias do aluno', path: at('/subjects') },
  { name: 'quizzes do aluno', path: ofPupil('/quiz-sessions') },
  { name: 'conquistas do aluno', path: ofPupil('/achievements') },
  { name: 'domínio das habilidades', path: ofPupil('/mastery') },
  { name: 'classificação da turma', path: ofPupil('/ranking') },
  { name: 'resultados do aluno', path: ofPupil('/results') },
  { name: 'questões a rever', path: ofPupil('/review') },
];

const cookie = (session) => `sid=${token(session)}`;
const pupilCookie = (pupil) => `sid=${pupilToken(pupil)}`;
const sendAsPupil = (url, path, pupil = PUPIL) => fetchOk(url + path, { cookie: pupilCookie(pupil) });
/** One pupil each school: their answers tell of the subject of the school. */
const sendAnswer = (url, pupil, ordinal) =>
  fetchOk(`${url}/api/quiz/answer`, {
    ...{ method: 'POST', cookie: pupilCookie(pupil) },
    body: answerOf(pupil, ordinal, PLAYED.pupils),
  });
/** A session is looked up without a school. */
const isOfSchool = ({ begin }) => /app\.school_id = '\d+'/.test(begin);

function send(url, { path, method, body }, session, seen = {}) {
  const headers = method === 'POST' ? { 'Idempotency-Key': randomUUID() } : {};
  return fetchOk(url + (typeof path === 'string' ? path : path(seen)), {
    method,
    body: typeof body === 'function' ? body(seen) : body,
    headers,
    cookie: cookie(session),
  });
}

const sizes = (body) => ({ bytes: Buffer.byteLength(body), gzipped: gzipSync(body).length });

/** What a browser knows when it asks for the next page. */
async function firstPage(url) {
  const { body } = await send(url, REQUESTS[0], userOf(SCHOOL));
  const list = JSON.parse(body);
  const pupils = await send(url, { path: at('/students') }, userOf(SCHOOL));
  const questions = await send(url, { path: at('/questions?limit=1') }, userOf(SCHOOL));
  return {
    oldest: list[19].id,
    ofClass: JSON.parse(pupils.body).students[0].classId,
    ofSubject: JSON.parse(questions.body)[0].subjectId,
    size: { simulations: list.length, ...sizes(body), pupils: sizes(pupils.body) },
  };
}

/** Settings for the cluster's next start; false where the statistics of statements are not installed. */
export async function instrument(program) {
  const installed = await program.sql(
    "SELECT count(*) FROM pg_available_extensions WHERE name = 'pg_stat_statements'",
  );
  await program.sql(LOG_ALL);
  if (installed === '0') return false;
  await program.sql("ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements';");
  return true;
}

export const uninstrument = (program) => program.sql('ALTER SYSTEM RESET ALL;');

const load = (program, schools, hash) =>
  program.sql(
    districtSql({
      ...{ schools, simulations: 50, events: 60, sessions: schools * USERS, hash },
      pupils: { school: SCHOOL, count: PUPILS },
      questions: { school: SCHOOL, count: QUESTIONS },
      played: { ...PLAYED, playing: schools * PLAYED.pupils },
    }),
    DATABASE,
  );

/** Serves the database anew: statements know nothing of the data before. */
async function serving(program, work) {
  const server = await program.serveOn(DATABASE, { IDEB_CONNECTIONS: '1' });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

/** The transactions of every request, by its name. */
async function captureAll(program, url) {
  const session = userOf(SCHOOL);
  const found = new Map();
  const first = await capture(program, () => send(url, { path: '/api/auth/user' }, session));
  found.set(
    SESSION,
    first.filter((transaction) => !isOfSchool(transaction)),
  );
  const seen = await firstPage(url);
  for (const request of REQUESTS) {
    const sent = await capture(program, () => send(url, request, session, seen));
    found.set(request.name, sent.filter(isOfSchool));
  }
  for (const { name, path } of PUPIL_REQUESTS)
    found.set(name, (await capture(program, () => sendAsPupil(url, path))).filter(isOfSchool));
  for (const [place, name] of [RIGHT, WRONG].entries())
    found.set(name, (await capture(program, () => sendAnswer(url, PUPIL, place + 1))).filter(isOfSchool));
  // So that they can be looked at once more.
  await program.sql(
    `DELETE FROM quiz_answers a USING quizzes q WHERE q.id = a.quiz_id AND q.state = 'em_andamento'`,
    DATABASE,
  );
  return found;
}

/** Buffers per read, and of a write's statements of those that `reads` tells: what else it touches depends on what was written before. */
async function touched(program, transactions) {
  const found = new Map();
  for (const [name, sent] of transactions) {
    const request = REQUESTS.find((request) => request.name === name);
    if (request?.method && !request.reads) continue;
    let sum = 0;
    let count = 0;
    for (const { begin, statements } of sent) {
      const counted = statements.filter(({ sql }) => !request?.reads || request.reads.test(sql));
      count += counted.length;
      sum += await buffers(program, DATABASE, { begin, statements: counted });
    }
    if (count === 0) throw new Error(`${name}: no statement of it is counted`);
    found.set(name, sum);
  }
  return found;
}

export const exponent = ({ small, large }) => Math.log(large / small) / Math.log(GROWTH);

/** Per request: statements, round trips, and buffers in the small and the large district. */
function perRequest(sent, small, large) {
  return [...sent].map(([name, transactions]) => {
    const statements = transactions.reduce((sum, transaction) => sum + transaction.statements.length, 0);
    // Each transaction begins with a batch, and is committed.
    const roundTrips = statements + 2 * transactions.length;
    const dashboard = REQUESTS.some((request) => request.name === name && request.dashboard);
    return { name, statements, roundTrips, dashboard, small: small.get(name), large: large.get(name) };
  });
}

const PLANNED = `SELECT s.plans, s.calls, left(regexp_replace(s.query, '\\s+', ' ', 'g'), 160)
FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid JOIN pg_roles r ON r.oid = s.userid
WHERE d.datname = '${DATABASE}' AND r.rolname IN ('ideb_tenant', 'ideb_gate') AND s.plans > 0 ORDER BY s.plans DESC;`;

/** A whole quiz in place of the one that the pupil is in: begun, answered, and ended. */
async function playAnew(url, pupil) {
  const post = async (path, body) =>
    (await fetchOk(url + path, { method: 'POST', cookie: pupilCookie(pupil), body })).body;
  const { quiz } = JSON.parse((await sendAsPupil(url, '/api/quiz/current', pupil)).body);
  await post(`/api/quiz/${quiz.id}/abandon`, {});
  const begun = JSON.parse(await post('/api/quiz/start', { subjectId: quiz.subjectId, difficulty: 'misto' }));
  let { question } = begun;
  while (question) {
    const said = { sessionId: begun.id, questionId: question.id, selectedAnswer: 'A' };
    question = JSON.parse(await post('/api/quiz/answer', said)).nextQuestion;
  }
  await post(`/api/quiz/${begun.id}/finish`, {});
}

/** On a single connection, so that all of it is warm after the first rounds. */
async function plannedAgain(program, url) {
  const seen = await firstPage(url);
  let session = SCHOOLS * USERS;
  let pupil = PUPIL;
  const round = async () => {
    // A session that no cache knows yet, for the look-up.
    session += 1;
    await send(url, { path: '/api/auth/user' }, session);
    for (const request of REQUESTS) await send(url, request, userOf(SCHOOL), seen);
    for (const { path } of PUPIL_REQUESTS) await sendAsPupil(url, path);
    pupil += 1;
    await playAnew(url, pupil);
  };
  for (let turn = 0; turn < 10; turn += 1) await round();
  await program.sql('SELECT pg_stat_statements_reset();', DATABASE);
  for (let turn = 0; turn < 10; turn += 1) await round();
  const lines = (await program.sql(PLANNED, DATABASE)).split('\n').filter(Boolean);
  return lines.map((line) => {
    const [plans, calls, sql] = line.split('\t');
    return { plans: Number(plans), calls: Number(calls), sql };
  });
}

/** No program starts where they are off. The checkpoint comes after what was set is heard. */
const pageImages = (program, value) =>
  program.sql(`ALTER SYSTEM SET full_page_writes = '${value}'; SELECT pg_reload_conf(); CHECKPOINT;`);

const WRITTEN = "SELECT pg_current_wal_insert_lsn() - '0/0'";

/** Bytes of PostgreSQL's log for an answer, half of them right, without the images of pages that follow a checkpoint. */
async function writtenPerAnswer(program, url) {
  const pupils = Array.from({ length: LOGGED / ANSWERED }, (_, place) => SCHOOLS * 10 + place);
  // Their sessions are in the cache from here on.
  for (const pupil of pupils) await sendAsPupil(url, '/api/quiz/current', pupil);
  await pageImages(program, 'off');
  const before = Number(await program.sql(WRITTEN, DATABASE));
  for (let ordinal = 1; ordinal <= ANSWERED; ordinal += 1)
    for (const pupil of pupils) await sendAnswer(url, pupil, ordinal);
  const after = Number(await program.sql(WRITTEN, DATABASE));
  await pageImages(program, 'on');
  return (after - before) / LOGGED;
}

/** All of them, on a database of their own in the running cluster. */
export async function exactFigures(program, { hash, statistics }) {
  const loadAndLook = (schools) => async (url) => {
    await load(program, schools, hash);
    const sent = await captureAll(program, url);
    const search = sent.get(QUESTION_SEARCH);
    return { sent, buffers: await touched(program, sent), searchMs: await cpuMs(program, DATABASE, search) };
  };
  await program.sql(`CREATE DATABASE ${DATABASE};`);
  const small = await serving(program, loadAndLook(SCHOOLS));
  const large = await serving(program, loadAndLook(SCHOOLS * GROWTH));
  const found = {
    requests: perRequest(large.sent, small.buffers, large.buffers),
    list: large.sent.get(LIST)[0].statements[0],
    answer: { right: large.sent.get(RIGHT)[0], wrong: large.sent.get(WRONG)[0] },
    names: {
      list: LIST,
      session: SESSION,
      questionPage: QUESTION_PAGE,
      questionSearch: QUESTION_SEARCH,
      start: START,
      right: RIGHT,
      wrong: WRONG,
      ofPupils: PUPIL_REQUESTS.map(({ name }) => name),
    },
    searchMs: large.searchMs,
  };
  found.size = await serving(program, async (url) => (await firstPage(url)).size);
  // As PostgreSQL sends them for a page: a number of eight bytes and two texts, each with its length, in a message of seven.
  const sent = 'SELECT sum(7 + 3 * 4 + 8 + octet_length(name) + octet_length(student_id)) FROM students';
  found.size.pupils.fromDatabase = Number(await program.sql(sent, DATABASE));
  // Statistics that come meanwhile would have what they concern planned anew, and would be written to the log.
  await program.sql("ALTER SYSTEM SET autovacuum = 'off'; SELECT pg_reload_conf();");
  // So that no session has to be renewed meanwhile, as each is once a minute.
  await program.sql('UPDATE sessions SET seen_at = now();', DATABASE);
  found.written = await serving(program, (url) => writtenPerAnswer(program, url));
  if (statistics) {
    await program.sql("ALTER SYSTEM SET pg_stat_statements.track_planning = 'on'; SELECT pg_reload_conf();");
    // So that no session has to be renewed meanwhile, as each is once a minute.
    await program.sql(`CREATE EXTENSION pg_stat_statements; UPDATE sessions SET seen_at = now();`, DATABASE);
    found.planned = await serving(program, (url) => plannedAgain(program, url));
  }
  await program.sql(`DROP DATABASE ${DATABASE} WITH (FORCE);`);
  return found;
}

/** Registers a school through the API, for the hash that its manager's password got. */
export async function passwordHash(program, url, password) {
  const person = { managerFirstName: 'Ana', managerLastName: 'Lima', managerUsername: 'diretora' };
  const school = { schoolName: 'Escola', municipality: 'Cidade', state: 'SP' };
  const passwords = { managerPassword: password, managerPasswordConfirm: password };
  const answer = await ask(`${url}/api/schools/register`, {
    method: 'POST',
    body: { ...person, ...school, ...passwords },
  });
  if (answer.status !== 201)
    throw new Error(`o registro da escola respondeu ${answer.status}: ${answer.body}`);
  return program.sql(
    "SELECT password_hash FROM people JOIN users USING (school_id, id) WHERE username = 'diretora'",
  );
}
