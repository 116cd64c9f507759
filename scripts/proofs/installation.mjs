// Where a proof starts programs: folders that go with it, and what is measured of a process from outside.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { environment, run } from '../program/processes.mjs';
import { dataFolder, Program } from '../program/program.mjs';

export class Installation {
  #folders = [];

  /** `seed` is the data folder of a program that has ended: a new installation begins as its copy. */
  constructor({ binary, short, seed }) {
    Object.assign(this, { binary, short, seed });
  }

  /** A new folder, directly below the one for temporary files: PostgreSQL's account may enter it. */
  folder() {
    const folder = dataFolder('ideb-proof-');
    this.#folders.push(folder);
    return folder;
  }

  /**
   * The program on a data folder, a new one unless given. `testing` gives cheap password hashes and a database that forgets
   * at a power cut: not for what is proved about either.
   */
  async serve({ data: known, env = {}, args = [], testing = false } = {}) {
    const data = known ?? (await this.installed());
    const logs = this.folder();
    const program = new Program(this.binary, data, logs);
    const server = await program.serve({ ...(testing ? { IDEB_TESTING: 'true' } : {}), ...env }, args);
    return Object.assign(server, { data, program, log: () => readFileSync(join(logs, 'ideb.log'), 'utf8') });
  }

  /** The data folder of a program that has ended, to itself. */
  async installed() {
    const data = this.folder();
    if (this.seed) await run('cp', ['-a', `${this.seed}/.`, data]);
    return data;
  }

  /** A command of the program on a data folder; gives its exit code and all that it wrote. `watch` hears its process. */
  command(data, args, env = {}, watch = () => {}) {
    return new Promise((resolve, reject) => {
      const child = spawn(this.binary, args, { env: environment({ IDEB_DATA: data, ...env }) });
      child.once('spawn', () => watch(child.pid));
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => (output += text));
      child.once('error', reject);
      child.once('close', (code) => resolve({ code, output }));
    });
  }

  /** Once the programs have ended, which take their databases with them. */
  async remove() {
    const limit = performance.now() + 10_000;
    for (const folder of this.#folders) {
      while (existsSync(join(folder, 'cluster', 'postmaster.pid')) && performance.now() < limit)
        await sleep(10);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }
}

/** The most memory a process has held so far, in bytes; since `forgetPeak`, where the system lets it be forgotten. */
export function peakMemory(pid) {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmHWM:\s+(\d+) kB$/m);
  return Number(line[1]) * 1024;
}

export async function forgetPeak(pid) {
  await run('sh', ['-c', `echo 5 > /proc/${pid}/clear_refs`]);
}

/** The value below which this share of the others lie. */
export function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
