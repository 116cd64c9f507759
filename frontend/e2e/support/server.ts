import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The published files the tests compare with: never copied into the repository. */
const TEST_DATA = process.env['IDEB_TEST_DATA'] ?? resolve('../../shared/data');

export const hasTestData = existsSync(join(TEST_DATA, 'ideb'));
// Said to be there and not to be read: tests that are skipped would look like tests that passed.
if (!hasTestData && process.env['CI'] !== undefined && process.env['IDEB_TEST_DATA'] !== undefined) {
  throw new Error(`IDEB_TEST_DATA aponta para ${TEST_DATA}, que não tem a pasta ideb`);
}
export const NO_TEST_DATA = 'IDEB_TEST_DATA não aponta para os arquivos do INEP';

export const testFile = (name: string): string => join(TEST_DATA, 'ideb', name);

/** Loads INEP's files the way whoever runs the server does, while it runs. */
export async function importReference(names: readonly string[]): Promise<string> {
  const program = process.env['IDEB_BIN'];
  if (!program || !process.env['IDEB_DATA']) {
    throw new Error(
      'IDEB_BIN e IDEB_DATA dizem qual programa importa e para qual servidor: scripts/test os define.',
    );
  }
  const { stdout } = await run(program, ['import', 'ideb', ...names.map(testFile)]);
  return stdout;
}

/** Registrations are counted by address: each test comes from an address of its own. */
export function someAddress(): string {
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
