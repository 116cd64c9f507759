// The OpenAPI document against the server, by schemathesis (Python): every role, made-up requests, every answer compared.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { run, start } from '../program/processes.mjs';
import { fetchOk } from '../program/program.mjs';
import { signIn } from './callers/schools.mjs';

const SCHEMATHESIS = process.env.IDEB_SCHEMATHESIS ?? 'schemathesis';
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'ignored_auth',
];
/** They end the session of the role that is tried; nobody signed in tries them too. */
const ENDING = ['session.close', 'password.change'];
/** Requests made up for each operation and role. */
const EXAMPLES = 100;

const there = () =>
  new Promise((resolve) => {
    const child = start(SCHEMATHESIS, ['--version'], { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });

/** The server of the demonstration, its document, and who may call: nobody, and one of each role. */
async function serveDemonstration(at) {
  const { url } = await at.serve({ args: ['--demo-if-empty'] });
  const { accounts } = JSON.parse((await fetchOk(`${url}/api/auth/demo`)).body);
  const callers = [{ role: 'nobody' }];
  for (const { username, password, role } of accounts) {
    const { cookie } = await signIn(url, username, { password });
    callers.push({ role, cookie });
  }
  const [{ cookie }] = callers.slice(1);
  const { schoolId } = JSON.parse((await fetchOk(`${url}/api/auth/user`, { cookie })).body);
  const document = JSON.parse((await fetchOk(`${url}/api/openapi.json`)).body);
  return { url, callers, document: ofSchool(document, schoolId) };
}

/** Asks for this school alone: every other answers 404. */
function ofSchool(document, school) {
  for (const operation of Object.values(document.paths).flatMap(Object.values)) {
    for (const parameter of operation.parameters ?? [])
      if (parameter.name === 'school') parameter.schema = { type: 'integer', enum: [school] };
  }
  return document;
}

async function compare(at, { url, document, cookie }, examples) {
  const file = join(at.folder(), 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const caller = cookie
    ? ['-H', `Cookie: ${cookie}`, ...ENDING.flatMap((id) => ['--exclude-operation-id', id])]
    : [];
  const output = await run(
    SCHEMATHESIS,
    [
      ['run', file, '--url', url, '-H', 'X-Requested-With: ideb', ...caller],
      ['--checks', CHECKS.join(','), '--max-examples', String(examples), '--seed', '1'],
      ['--suppress-health-check', 'all', '--continue-on-failure', '--warnings', 'off', '--no-color'],
    ].flat(),
    { codes: [0, 1], cwd: at.folder() },
  );
  const [, tried] = /(\d+) generated/.exec(output) ?? [];
  if (tried === undefined) throw new Error(output.slice(-2000));
  const agrees =
    output.includes(`${tried} generated, ${tried} passed`) && !/^(Failures|Errors):/m.test(output);
  return { tried: Number(tried), agrees, output };
}

export const proofs = [
  {
    name: 'document-against-server',
    attack: `schemathesis makes up ${EXAMPLES} requests an operation, as nobody and as each role`,
    promise: '0 server errors, 0 answers that the OpenAPI document does not foresee, 0 ignored sign-ins',
    async prove(at) {
      if (at.short) return { skipped: 'it needs Python: scripts/prove without --short' };
      if (!(await there()))
        return { skipped: 'schemathesis 4 is not installed (IDEB_SCHEMATHESIS names it)' };
      const demonstration = await serveDemonstration(at);
      const seen = [];
      for (const { role, cookie } of demonstration.callers) {
        const { tried, agrees, output } = await compare(at, { ...demonstration, cookie }, EXAMPLES);
        if (!agrees) return { held: false, seen: `${role}: ${output.slice(-3000)}` };
        seen.push(`${role} ${tried}`);
      }
      return { held: true, seen: `requests, all as foreseen: ${seen.join(', ')}` };
    },
    // A document that promises a field too many.
    async control(at) {
      const demonstration = await serveDemonstration(at);
      demonstration.document.components.schemas.About.required.push('invented');
      const { agrees } = await compare(at, demonstration, 5);
      return { fails: !agrees, seen: 'a field that the server does not give is missed' };
    },
  },
];
