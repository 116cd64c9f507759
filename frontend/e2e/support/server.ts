import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** An invented file in one of INEP's layouts, part of the repository. */
export const testFile = (path: string): string => join(resolve('../crates/test-files/data'), path);

/** Loads files the way whoever runs the server does, while it runs. */
export async function importReference(kind: 'ideb' | 'bncc', paths: readonly string[]): Promise<string> {
  const program = process.env['IDEB_BIN'];
  if (!program || !process.env['IDEB_DATA']) {
    throw new Error(
      'IDEB_BIN e IDEB_DATA dizem qual programa importa e para qual servidor: scripts/test os define.',
    );
  }
  const { stdout } = await run(program, ['import', kind, ...paths.map(testFile)]);
  return stdout;
}

/** Registrations are counted by address: each test comes from an address of its own. */
export function randomAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `10.${part()}.${part()}.${part()}`;
}

let count = 0;

/** A name nobody else has, in this run or another. */
export function uniqueName(base: string): string {
  count += 1;
  const random = Math.floor(Math.random() * 36 ** 6).toString(36);
  return `${base}.${process.pid.toString(36)}${count.toString(36)}${random}`;
}
