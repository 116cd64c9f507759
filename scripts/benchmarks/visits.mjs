// The first pages a person opens, on the demonstration school, as Lighthouse sees them.
import { rmSync } from 'node:fs';

import { ask, cookiesOf, dataFolder, fetchOk, Program } from '../program/program.mjs';
import { row } from './table.mjs';

/** Path, what the table calls it, who is signed in, and what is to be reached. */
const PAGES = [
  { name: 'login', path: '/login', performance: 97, largestPaint: 2.0 },
  { name: 'simulação', path: '/simulation', as: 'staff', performance: 93, largestPaint: 2.4 },
  { name: 'painel', path: '/dashboard', as: 'staff', performance: 90, largestPaint: 2.6 },
  { name: 'entrada do aluno', path: '/student-login', performance: 97, largestPaint: 2.0 },
  { name: 'quiz', path: '/saeb-simulator', as: 'pupil', performance: 95, largestPaint: 2.4 },
];

const PASSWORD = 'demonstracao-ideb';
const PEOPLE = {
  staff: { path: '/api/auth/login', body: { username: 'marina.souza', password: PASSWORD } },
  pupil: { path: '/api/students/auth', body: { studentId: '20260001', password: PASSWORD } },
};

/** The cookies of somebody who is signed in, and who that is, as the server tells it. */
async function signIn(url, kind) {
  const { path, body } = PEOPLE[kind];
  const answer = await ask(url + path, { method: 'POST', body });
  if (answer.status !== 200) throw new Error(`${Object.values(body)[0]} não entrou: ${answer.status}`);
  const cookie = cookiesOf(answer);
  const { body: user } = await fetchOk(`${url}/api/auth/user`, { cookie });
  return { cookie, user: user.toString() };
}

function pageRows({ name, performance, largestPaint }, visits) {
  const of = (figure) => visits.map((visit) => visit[figure]);
  const points = { places: 0 };
  const failed = [...new Set(visits.flatMap((visit) => visit.failed))].join(', ');
  return [
    row(`Lighthouse ${name}: desempenho`, of('performance'), { ...points, least: performance }),
    row(`Lighthouse ${name}: acessibilidade`, of('accessibility'), { ...points, least: 100, note: failed }),
    row(`Lighthouse ${name}: boas práticas`, of('bestPractices'), { ...points, least: 100 }),
    row(`Lighthouse ${name}: maior elemento na tela`, of('largestPaint'), { unit: ' s', most: largestPaint }),
    row(`Lighthouse ${name}: deslocamento`, of('shift'), { most: 0.001, places: 3 }),
  ];
}

/** Serves the demonstration from a folder of its own while Lighthouse visits its pages. */
export async function measurePages(binary, logs, { browser, visits, tell }) {
  // Installed by scripts/bench only for this.
  const { visit } = await import('./pages/measure.mjs');
  const data = dataFolder('ideb-bench-pages-');
  try {
    const server = await new Program(binary, data, logs).serve({}, ['--demo-if-empty']);
    const rows = [];
    for (const page of PAGES) {
      tell(`Lighthouse: ${page.name}, ${visits} visitas`);
      const person = page.as && (await signIn(server.url, page.as));
      const address = { url: `${server.url}${page.path}`, ...person };
      rows.push(...pageRows(page, await visit(browser, address, visits)));
    }
    await server.stop();
    return rows;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
