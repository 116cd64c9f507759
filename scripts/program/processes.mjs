// Child processes: started by us, ended by us, measured from outside.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const running = new Set();

/** The environment without what would lead a client to another database. */
export function environment(more = {}) {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|IDEB_|DATABASE_URL$)/.test(name));
  const named = ['IDEB_PG_BIN', 'IDEB_PG_NPM'].filter((name) => process.env[name]);
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(named.map((name) => [name, process.env[name]])),
    ...more,
  };
}

/** Starts a process that is ended with the benchmark. */
export function start(program, args, options = {}) {
  const child = spawn(program, args, { env: environment(), ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Runs a command to its end and gives what it wrote; `codes` are those with which it may end. */
export async function run(program, args, { input = '', codes = [0], ...options } = {}) {
  const child = start(program, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  if (!codes.includes(code))
    throw new Error(`${program} terminou com ${code}:\n${(errors || output).slice(-2000)}`);
  return output;
}

export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const patience = sleep(40_000, 'late', { ref: false });
  if ((await Promise.race([ended, patience])) === 'late') child.kill('SIGKILL');
  await ended;
}

export const stopAll = () => Promise.all([...running].map(stop));

/** Ends what runs without asking: for what is thrown away. */
export const killAll = () =>
  Promise.all(
    [...running].map(async (child) => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }),
  );

/** Resident memory, in bytes. */
export async function memory(pid) {
  return Number(await run('ps', ['-o', 'rss=', '-p', String(pid)])) * 1024;
}

/** CPU time used so far, in seconds; nothing where there is no /proc. */
export function cpu(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}
