// What the database holds against: hands on its catalogue, an injected expression, strangers who keep it busy.
import { ask, DATABASE, fetchOk } from '../program/program.mjs';
import { school, signIn } from './callers/schools.mjs';

const simulation = { approvalRate: '94.5', saebScore: '5.4' };
const save = (url, cookie) => ask(`${url}/api/simulations`, { method: 'POST', body: simulation, cookie });

/** Two schools, the second with three simulations. */
async function neighbours(url) {
  const [ours, theirs] = [await school(url, 'marina.souza'), await school(url, 'carlos.lima')];
  for (let number = 0; number < 3; number += 1) await save(url, theirs.cookie);
  return { ours, theirs };
}

/** How many simulations a school finds. */
async function seenBy(url, { cookie, school: own }) {
  const { body } = await fetchOk(`${url}/api/school/${own}/simulations/insights`, { cookie });
  return JSON.parse(body).count;
}

const DISABLED = 'ALTER TABLE simulations DISABLE ROW LEVEL SECURITY;';

const LEAVES = 'BEGIN SET LOCAL app.school_id = OTHER; RETURN 1; END';
/** Each would lead a transaction of one school into another, or leave something behind, were a right not taken; OTHER is that one. */
const ESCAPES = [
  "SELECT set_config('app.school_id', 'OTHER', true)",
  "SELECT id FROM simulations WHERE set_config('role', 'ideb_gate', true) = ''",
  "SELECT query_to_xml('SELECT set_config(''app.school_id'', ''OTHER'', true)', true, true, '')",
  "SELECT FROM ts_stat('SELECT set_config(''app.school_id'', ''OTHER'', true)::tsvector')",
  "SELECT ts_rewrite('a'::tsquery, 'SELECT set_config(''app.school_id'', ''OTHER'', true)::tsquery, ''a''::tsquery')",
  "UPDATE pg_settings SET setting = '0' WHERE name = 'statement_timeout'",
  `CREATE FUNCTION pg_temp.f() RETURNS int LANGUAGE plpgsql AS '${LEAVES}'; SELECT pg_temp.f()`,
  `CREATE FUNCTION f() RETURNS int LANGUAGE plpgsql AS '${LEAVES}'; SELECT f()`,
  "SELECT lo_from_bytea(0, 'x')",
  "SELECT lo_import('/etc/passwd')",
  'SELECT pg_advisory_lock(1)',
  'SELECT pg_try_advisory_lock(1, 2)',
  "SELECT pg_logical_emit_message(false, 'a', 'b')",
  "SELECT pg_notify('a', 'b')",
  'SELECT pg_export_snapshot()',
];
/** At the gate, whose connections are one role's. */
const AT_GATE =
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'ideb_gate' AND pid <> pg_backend_pid()";
/** PostgreSQL itself refuses these, whatever rights there are. */
const REFUSED_ANYWAY = [
  "SELECT query_to_xml('SET LOCAL app.school_id = OTHER', true, true, '')",
  "SELECT query_to_xml('RESET ROLE', true, true, '')",
  "COPY simulations TO PROGRAM 'true'",
];
/** What migrations took. */
const GIVEN_BACK = `DO $$ DECLARE f regprocedure; BEGIN
  FOR f IN SELECT oid FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace AND proname ~ '^(set_config|lo_.*|'
    'pg_(try_)?advisory_.*|pg_logical_emit_message|pg_notify|pg_export_snapshot|pg_terminate_backend)$'
  LOOP EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO PUBLIC', f); END LOOP; END $$;
  GRANT UPDATE ON pg_settings TO PUBLIC; GRANT CREATE ON SCHEMA public TO PUBLIC;
  GRANT TEMPORARY ON DATABASE ${DATABASE} TO PUBLIC;`;
const SEEN = 'SELECT count(*) FROM simulations;';

const TO_SCHOOLS = 'GRANT EXECUTE ON FUNCTION set_config TO ideb_tenant;';
/** A change by hand, how it is taken back, and what the log says of it. */
const TAMPERED = [
  [
    TO_SCHOOLS,
    'REVOKE EXECUTE ON FUNCTION set_config FROM ideb_tenant;',
    /set_config.*: ideb_tenant may EXECUTE/,
  ],
  [
    'GRANT EXECUTE ON FUNCTION pg_advisory_lock(bigint) TO PUBLIC;',
    'REVOKE EXECUTE ON FUNCTION pg_advisory_lock(bigint) FROM PUBLIC;',
    /pg_advisory_lock\(bigint\) FROM PUBLIC/,
  ],
  [
    'ALTER TABLE simulations DISABLE TRIGGER within_quota;',
    'ALTER TABLE simulations ENABLE TRIGGER within_quota;',
    /within_quota\(\), disabled/,
  ],
  [
    'ALTER ROLE ideb_server SET session_replication_role = replica;',
    'ALTER ROLE ideb_server RESET session_replication_role;',
    /begins with session_replication_role=replica/,
  ],
  [
    `GRANT CREATE ON DATABASE ${DATABASE} TO PUBLIC;`,
    `REVOKE CREATE ON DATABASE ${DATABASE} FROM PUBLIC;`,
    /database: PUBLIC may CREATE/,
  ],
];
/** What an operator may have. */
const OWN = `CREATE ROLE monitor; GRANT pg_monitor, ideb_tenant TO monitor; GRANT SELECT ON simulations TO monitor;
  GRANT EXECUTE ON FUNCTION set_config TO monitor; CREATE SCHEMA aside; CREATE TABLE aside.notes (school_id bigint);
  ALTER DATABASE ${DATABASE} SET work_mem = '8MB';`;

/** What a transaction that begins so gives; the error where it is refused. */
async function inside(program, user, begin, statements) {
  try {
    return { given: await program.sql(`BEGIN; ${begin}\n${statements}\nROLLBACK;`, DATABASE, user) };
  } catch (error) {
    return { refused: /ERROR: +(.*)/.exec(error.message)?.[1] ?? error.message };
  }
}

/** Of the school, as the server begins it. */
const within = (program, { school: own }, statements) =>
  inside(
    program,
    'ideb_server',
    `SET LOCAL ROLE ideb_tenant; SET LOCAL app.school_id = '${own}';`,
    statements,
  );

/** Which of the escapes are refused for a right, or, of those that PostgreSQL refuses itself, at all; with what is not so. */
async function refusals(program, ours, theirs) {
  const tried = async (escape) => within(program, ours, `${escape.replaceAll('OTHER', theirs.school)};`);
  const denied = ({ refused }) => /^permission denied/.test(refused ?? '');
  const through = [];
  for (const escape of ESCAPES) {
    const outcome = await tried(escape);
    if (!denied(outcome)) through.push(escape);
  }
  const atGate = await inside(program, 'ideb_gate', 'SET LOCAL ROLE ideb_gate;', `${AT_GATE};`);
  if (!denied(atGate)) through.push(AT_GATE);
  const anyway = [];
  for (const escape of REFUSED_ANYWAY) anyway.push((await tried(escape)).refused !== undefined);
  return { through, anyway: anyway.filter(Boolean).length };
}

const PEOPLE = 4;
const STRANGERS = 64;
/** Each from a network of its own, as the proxy tells it: what one network may do is bounded elsewhere. */
const FROM = { IDEB_BEHIND_PROXY: 'true', IDEB_CONNECTIONS: '8' };
/** Longer than the server trusts a session that it has looked up. */
const SECONDS = 3;

/** Strangers sign in while every counter is locked, and people go on reading and saving; what each was answered. */
async function besieged(at, env) {
  const { url, program } = await at.serve({ testing: true, env: { ...FROM, ...env } });
  const people = [];
  for (let number = 0; number < PEOPLE; number += 1) people.push(await school(url, `gestora.${number}`));
  const told = { people: {}, strangers: {} };
  const count = (who, status) => (told[who][status] = (told[who][status] ?? 0) + 1);
  let slowest = 0;
  let over = false;
  const lock = `BEGIN; LOCK TABLE signin_attempts IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(${SECONDS}); ROLLBACK;`;
  const locked = program.sql(lock).then(() => (over = true));
  const strangers = Array.from({ length: STRANGERS }, async (_, number) => {
    while (!over)
      count('strangers', (await signIn(url, `ninguem.${number}`, { address: `10.${number}.0.1` })).status);
  });
  const own = people.map(async (person) => {
    while (!over) {
      const since = performance.now();
      count('people', (await ask(`${url}/api/school/${person.school}`, { cookie: person.cookie })).status);
      count('people', (await save(url, person.cookie)).status);
      slowest = Math.max(slowest, performance.now() - since);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await Promise.all([locked, ...strangers, ...own]);
  const list = (answers) =>
    Object.entries(answers)
      .map(([status, times]) => `${times} times ${status}`)
      .join(', ');
  const served = Object.keys(told.people).every((status) => ['200', '201'].includes(status));
  const seen = `people: ${list(told.people)}, the slowest ${(slowest / 1000).toFixed(1)} s; strangers: ${list(told.strangers)}`;
  return { served: served && told.people[201] > 0, seen };
}

export const proofs = [
  {
    name: 'row-level-security-off',
    attack: 'Row-level security of one table is switched off in the database',
    promise: '/readyz answers 503, and the program does not start again: it names the table',
    needs: ['psql'],
    async prove(at) {
      const server = await at.serve({ testing: true });
      await neighbours(server.url);
      await server.program.sql(DISABLED);
      const { status } = await ask(`${server.url}/readyz`);
      const logged = /simulations: row security off/.test(server.log());
      await server.stop();
      const again = await at.command(server.data, ['serve', '--port', '0'], { IDEB_TESTING: 'true' });
      const named = /falta "simulations: row security forced"/.test(again.output);
      return {
        held: status === 503 && logged && again.code === 1 && named,
        seen: `/readyz ${status}, ${logged ? 'the table in the log' : 'nothing in the log'}; exit code ${again.code}, ${named ? 'the table named' : 'no table named'}`,
      };
    },
    // A server that has started and that no one takes out: one school reads the other's.
    async control(at) {
      const { url, program } = await at.serve({ testing: true });
      const { ours } = await neighbours(url);
      const before = await seenBy(url, ours);
      await program.sql(DISABLED);
      const after = await seenBy(url, ours);
      return {
        fails: before === 0 && after === 3,
        seen: `whoever goes on serving shows a school ${after} simulations of another (${before} before)`,
      };
    },
  },
  {
    name: 'tampered-catalogue',
    attack: `While the program runs, up to ${TAMPERED.length} changes are made in the database by hand, and taken back: a function that sets and a lock of the session given away, a trigger switched off, a setting, a right on the database`,
    promise:
      "/readyz answers 503 after each, the log names it, and 200 once it is taken back; a monitor of the operator's own changes nothing",
    needs: ['psql'],
    async prove(at) {
      const { url, program, log } = await at.serve({ testing: true });
      const ready = async () => (await ask(`${url}/readyz`)).status;
      const tampered = at.short ? TAMPERED.slice(0, 3) : TAMPERED;
      const missed = [];
      await program.sql(OWN, DATABASE);
      if ((await ready()) !== 200) missed.push("the operator's own");
      for (const [change, back, told] of tampered) {
        await program.sql(change, DATABASE);
        const during = await ready();
        await program.sql(back, DATABASE);
        const after = await ready();
        if (during !== 503 || after !== 200 || !told.test(log()))
          missed.push(`${change} ${during}, ${after}`);
      }
      const seen = tampered.length - missed.length;
      return {
        held: missed.length === 0,
        seen: `${seen} of ${tampered.length} seen and named${missed.map((it) => `; ${it}`).join('')}`,
      };
    },
    // A server that no one takes out.
    async control(at) {
      const { url, program } = await at.serve({ testing: true });
      const { ours, theirs } = await neighbours(url);
      await program.sql(TO_SCHOOLS);
      const escape = `${ESCAPES[0].replaceAll('OTHER', theirs.school)} \\g /dev/null\n${SEEN}`;
      const { given, refused } = await within(program, ours, escape);
      return {
        fails: given === '3',
        seen: `whoever goes on serving with set_config for ideb_tenant: ${given ?? refused} rows of the other`,
      };
    },
  },
  {
    name: 'pinned-school',
    attack: `${ESCAPES.length} expressions that an injection could hold, each inside a transaction of one school, to read another's or to leave something behind, and one at the gate that ends the connections of all strangers; ${REFUSED_ANYWAY.length} more that PostgreSQL refuses by itself`,
    promise: 'All are refused, and the school finds its own rows alone',
    needs: ['psql'],
    async prove(at) {
      const { url, program } = await at.serve({ testing: true });
      const { ours, theirs } = await neighbours(url);
      const { through, anyway } = await refusals(program, ours, theirs);
      const { given } = await within(program, ours, SEEN);
      const tried = ESCAPES.length + 1;
      return {
        held: through.length === 0 && anyway === REFUSED_ANYWAY.length && given === '0',
        seen: `${tried - through.length} of ${tried} denied for a right that was taken${through.map((it) => `; not: ${it}`).join('')}; ${anyway} of ${REFUSED_ANYWAY.length} by PostgreSQL itself; rows of the other found: ${given}`,
      };
    },
    // With the rights that PostgreSQL gives everyone.
    async control(at) {
      const { url, program } = await at.serve({ testing: true });
      const { ours, theirs } = await neighbours(url);
      await program.sql(GIVEN_BACK, DATABASE);
      const escape = `${ESCAPES[0].replaceAll('OTHER', theirs.school)} \\g /dev/null\n${SEEN}`;
      const { given, refused } = await within(program, ours, escape);
      const { through } = await refusals(program, ours, theirs);
      return {
        fails: given === '3' && through.length === ESCAPES.length + 1,
        seen: `with these rights for everyone ${through.length} of ${ESCAPES.length + 1} get through: ${given ?? refused} rows of the other`,
      };
    },
  },
  {
    name: 'gate-of-its-own',
    loads: true,
    attack: `${STRANGERS} strangers of as many networks sign in without pause for ${SECONDS} s while every counter of theirs is locked, so that each holds a connection until it is told to come back`,
    promise: `${PEOPLE} people who are signed in read and save with 0 errors`,
    needs: ['psql'],
    async prove(at) {
      const { served, seen } = await besieged(at, {});
      return { held: served, seen };
    },
    async control(at) {
      const { served, seen } = await besieged(at, { IDEB_SHARED_GATE: 'true' });
      return { fails: !served, seen: `on shared connections: ${seen}` };
    },
  },
];
