// The SQL that the program sends, read from PostgreSQL's log, and what PostgreSQL makes of it.
import { existsSync, readFileSync, statSync } from 'node:fs';

/** Makes PostgreSQL write every statement down, from its next start on. */
export const LOG_ALL = `ALTER SYSTEM SET log_statement = 'all'; ALTER SYSTEM SET log_line_prefix = '%a ';`;

const ENTRY = /^ideb LOG:  (?:statement|execute [^:]*): (.*)$/s;
const PARAMETERS = /^ideb DETAIL:  parameters: (.*)$/is;

/** Log lines with their continuations, which begin with a tab. */
function entries(text) {
  const found = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('\t') && found.length) found[found.length - 1] += `\n${line.slice(1)}`;
    else if (line) found.push(line);
  }
  return found;
}

/** `$1 = 'a''b', $2 = NULL` as SQL literals. */
const literals = (text) => [...text.matchAll(/\$\d+ = (NULL|'(?:[^']|'')*')/g)].map(([, value]) => value);

/** Transactions in the order they were sent: how each began, and its statements with their parameters. */
function transactions(text) {
  const found = [];
  let open;
  for (const entry of entries(text)) {
    const sql = ENTRY.exec(entry)?.[1];
    const parameters = PARAMETERS.exec(entry)?.[1];
    if (sql?.startsWith('BEGIN')) found.push((open = { begin: sql, statements: [] }));
    else if (sql && !/^(COMMIT|ROLLBACK)/.test(sql)) open?.statements.push({ sql, parameters: [] });
    else if (parameters) open.statements.at(-1).parameters = literals(parameters);
  }
  return found;
}

/** What the program sent while `work` ran. */
export async function capture(program, work) {
  const { size } = statSync(program.postgresLog);
  await work();
  return transactions(readFileSync(program.postgresLog).subarray(size).toString('utf8'));
}

/**
 * Buffers that a transaction's statements touch, by the plans they get after as many executions as it takes for
 * PostgreSQL to settle on one, each undone before the next. Whole tables are read only where no index serves: a table of two pages would be read
 * whole in the small district, and the two could not be compared.
 */
export async function buffers(program, database, { begin, statements }) {
  let total = 0;
  for (const { sql, parameters } of statements) {
    const execute = `EXECUTE hot${parameters.length ? `(${parameters.join(', ')})` : ''};`;
    const plan = await program.sql(
      `${begin.replace('READ ONLY', '')};
SET LOCAL enable_seqscan = off;
PREPARE hot AS ${sql};
\\o /dev/null
${`SAVEPOINT before;\n${execute}\nROLLBACK TO before;\n`.repeat(6)}
\\o
EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${execute}
ROLLBACK;`,
      database,
    );
    const { Plan: root } = JSON.parse(plan)[0];
    total += root['Shared Hit Blocks'] + root['Shared Read Blocks'];
  }
  return total;
}

/** Executions over which the processor's time is told: the kernel counts it in hundredths of a second. */
const EXECUTIONS = 100;
/** Of the process that reads it: its own, and what it did for the system. */
const CLOCK =
  "SELECT split_part(stat, ' ', 14)::bigint + split_part(stat, ' ', 15)::bigint FROM pg_read_file('/proc/self/stat') stat;";

/** Milliseconds of the processor that transactions take of PostgreSQL, once settled; none where no kernel tells. */
export async function cpuMs(program, database, sent) {
  if (!existsSync('/proc/self/stat')) return undefined;
  let total = 0;
  for (const { begin, statements } of sent) {
    const named = statements.map(({ sql, parameters }, place) => ({
      prepare: `PREPARE hot${place} AS ${sql};`,
      execute: `EXECUTE hot${place}${parameters.length ? `(${parameters.join(', ')})` : ''};`,
    }));
    const all = (part) => named.map((statement) => statement[part]).join('\n');
    const times = (count) => `${begin};\n\\o /dev/null\n${`${all('execute')}\n`.repeat(count)}\\o\nROLLBACK;`;
    const told = await program.sql(
      [all('prepare'), times(6), CLOCK, times(EXECUTIONS), CLOCK].join('\n'),
      database,
    );
    const [before, after] = told.split('\n').map(Number);
    total += ((after - before) * 10) / EXECUTIONS;
  }
  return total;
}
