// Faults that the program's own tests cause. scripts/test runs them; here they happen many more times.
import { run } from '../program/processes.mjs';

const CLUSTER = `${process.env.CARGO_TARGET_DIR ?? 'target'}/debug/test-database`;

/** Runs one test of the program, and gives what it says it has seen; fails when the test does, or is not there. */
async function test(name, env = {}) {
  // A throw-away PostgreSQL around it, for tests that bring none.
  const args = [
    'test',
    '--quiet',
    '--locked',
    '--package',
    'app',
    '--test',
    'it',
    '--',
    '--exact',
    '--nocapture',
    name,
  ];
  // Of a failure the sentence is told, not the calls that led to it.
  const output = await run(CLUSTER, ['cargo', ...args], {
    env: { ...process.env, RUST_BACKTRACE: '0', ...env },
  });
  if (!/^test result: ok\. 1 passed/m.test(output)) throw new Error(`${name}: ${output.slice(-500)}`);
  return /^seen: (.*)$/m.exec(output)?.[1] ?? 'as promised';
}

/** `times` is how many times over the faults happen, beside what scripts/test asks for. */
const byTest = ({ name, attack, promise, holds, control, times = 1 }) => ({
  name,
  attack,
  promise,
  prove: async ({ short }) =>
    short
      ? { skipped: 'scripts/test has run it' }
      : { held: true, seen: await test(holds, { IDEB_FAULTS: String(times) }) },
  control: async () => ({ fails: true, seen: await test(control) }),
});

const FORGETFUL = 'faults::a_database_that_confirms_too_early_loses_what_it_confirmed';

export const proofs = [
  byTest({
    name: 'program-killed',
    attack:
      'The program is killed (SIGKILL) 1,000 times while three people save, who send again until they are answered',
    promise: '0 acknowledged simulations lost, 0 doubled',
    holds: 'faults::a_program_killed_at_work_loses_and_doubles_nothing',
    times: 50,
    control: FORGETFUL,
  }),
  byTest({
    name: 'program-killed-in-quizzes',
    attack:
      'The program is killed (SIGKILL) 1,000 times while thirty pupils answer, who send again until they are answered',
    promise: '0 acknowledged answers lost, 0 doubled; every score and sum is that of its answers',
    holds: 'quiz_faults::a_program_killed_while_pupils_answer_loses_and_doubles_nothing',
    times: 50,
    control: FORGETFUL,
  }),
  byTest({
    name: 'database-killed',
    attack: 'PostgreSQL is killed (SIGKILL) 200 times while three people save',
    promise: '0 acknowledged simulations lost, 0 doubled; served again without a restart',
    holds: 'faults::a_database_killed_at_work_loses_and_doubles_nothing',
    times: 40,
    control: FORGETFUL,
  }),
  byTest({
    name: 'database-cut-or-stalled',
    attack:
      'The way to PostgreSQL is cut, and takes what is sent without an answer, while people read and save',
    promise:
      '503 with Retry-After for everyone, and 200 again once it is open; the process says that it lives',
    holds: 'outages::while_the_way_to_the_database_is_closed_everyone_is_told_to_come_back',
    control: 'outages::while_the_way_to_the_database_is_open_nobody_is_told_to_come_back',
  }),
];
