// Measurements as rows of the table, with the figures to reach (docs/benchmarks.md says what each means).
import { existsSync } from 'node:fs';

import { exponent } from './exact.mjs';
import { run } from '../program/processes.mjs';
import { missing, row } from './table.mjs';

const KIB = 1024;
const MIB = 1024 * KIB;

const perRound = (one, other, how) => one.map((mine, round) => how(mine, other[round]));
const ratio = (one, other) => perRound(one, other, (mine, its) => mine.perSecond / its.perSecond);

/** The contest: ratios are taken within a round. */
export function roundRows({ program, scoped, open, peer, quietPeer }) {
  const speed = (results) => results.map(({ perSecond }) => perSecond);
  const rate = { unit: '/s', places: 0 };
  const times = { unit: 'x', places: 1 };
  return [
    row('lista por HTTP / pgbench com o mesmo SQL', ratio(program, scoped), { least: 0.45 }),
    row('lista por HTTP / pgbench só com a consulta, sem RLS', ratio(program, open)),
    row('lista por HTTP / Express e sessão no PostgreSQL', ratio(program, peer), { ...times, least: 15 }),
    ...(quietPeer
      ? [row('lista por HTTP / o mesmo Express sem renovar a sessão', ratio(program, quietPeer), times)]
      : []),
    row('RLS ligada / desligada, só SQL', ratio(scoped, open)),
    // What row-level security adds to a transaction's time, taken off the time of a request.
    row(
      'RLS ligada / desligada, no pedido HTTP (calculado)',
      program.map(
        ({ perSecond }, round) => 1 - perSecond * (1 / scoped[round].perSecond - 1 / open[round].perSecond),
      ),
      { least: 0.8 },
    ),
    row(
      'p99 / mediana da lista, 32 conexões',
      program.map(({ p99, median }) => p99 / median),
      { ...times, most: 10 },
    ),
    row(
      'lista por HTTP, mediana',
      program.map((it) => it.median),
      { unit: ' ms' },
    ),
    row('lista por HTTP', speed(program), rate),
    row('pgbench com o mesmo SQL', speed(scoped), rate),
    row('pgbench só com a consulta, sem RLS', speed(open), rate),
    row('Express', speed(peer), rate),
    row(
      'CPU do programa por lista',
      program.map((it) => it.cpuMs),
      { unit: ' ms', places: 3 },
    ),
    row(
      'CPU do Express por lista',
      peer.map((it) => it.cpuMs),
      { unit: ' ms', places: 3 },
    ),
  ];
}

/** The contest of answers: ratios are taken within a round. */
export function answerRows({ program, postgres, peer }) {
  const speed = (results) => results.map(({ perSecond }) => perSecond);
  const rate = { unit: '/s', places: 0 };
  return [
    row('resposta de um quiz por HTTP / pgbench com o mesmo SQL', ratio(program, postgres), { least: 0.6 }),
    row('resposta de um quiz por HTTP / Express', ratio(program, peer), { unit: 'x', places: 1 }),
    row(
      'p99 / mediana da resposta, 32 conexões',
      program.map(({ p99, median }) => p99 / median),
      { unit: 'x', places: 1, most: 10 },
    ),
    row('resposta de um quiz por HTTP', speed(program), rate),
    row('pgbench com o mesmo SQL', speed(postgres), rate),
    row('Express', speed(peer), rate),
    row(
      'CPU do programa por resposta',
      program.map((it) => it.cpuMs),
      { unit: ' ms', places: 3 },
    ),
    row(
      'CPU do Express por resposta',
      peer.map((it) => it.cpuMs),
      { unit: ' ms', places: 3 },
    ),
  ];
}

export function besideRows(results) {
  const sum = (figure) => results.reduce((total, { signIns }) => total + signIns[figure], 0);
  const p99 = (results) => results.map(({ p99 }) => p99.toFixed(0)).join(', ');
  return [
    row(
      'p99 das respostas com 600 entradas por minuto / sem',
      results.map(({ alone, beside }) => beside.p99 / alone.p99),
      {
        unit: 'x',
        most: 1.5,
        note: `p99 sem: ${p99(results.map(({ alone }) => alone))} ms; com: ${p99(results.map(({ beside }) => beside))} ms; entraram ${sum('accepted')} de ${sum('of')}`,
      },
    ),
  ];
}

export function peopleRows({ afterLoad, session, storm, sessions }) {
  const answers = [...storm.answers].map(([status, count]) => `${count} com ${status}`).join(', ');
  const growth = (storm.growth / MIB).toFixed(1).replace('.', ',');
  const peak = (storm.peakGrowth / MIB).toFixed(1).replace('.', ',');
  return [
    row('memória depois da carga', afterLoad / MIB, { unit: ' MiB', places: 1, most: 40 }),
    row('memória por sessão em uso', session, {
      unit: ' B',
      places: 0,
      most: 200,
      note: `${sessions} sessões`,
    }),
    row('100 pessoas entram ao mesmo tempo: entraram', storm.accepted, {
      places: 0,
      least: storm.of,
      note: `${answers}; memória: ${growth} MiB a mais depois, ${peak} MiB no auge`,
    }),
    row('100 pessoas entram ao mesmo tempo: a última', storm.seconds, { unit: ' s' }),
  ];
}

export const connectionRow = (bytes) =>
  row('memória por conexão parada', bytes / KIB, { unit: ' KiB', places: 1, most: 24 });

export function importRow(seconds, lines, words) {
  const said = words
    .split('\n')
    .filter((line) => /linhas|novos/.test(line))
    .map((line) => line.trim());
  return row(`importação de ${lines} escolas, dez edições`, seconds, {
    unit: ' s',
    places: 1,
    most: 60,
    note: said.join('; '),
  });
}

export function startRows(first, later) {
  return [
    row('pronto, com a pasta de dados que já existe', later, { unit: ' s', most: 0.5 }),
    row('pronto, na primeira partida', first, { unit: ' s' }),
  ];
}

/** Rows that carry no noise; `--check` is these. */
export function exactRows({ requests, names, size, planned, searchMs, written }) {
  const grown = (name, chosen, options = {}) => {
    const sum = (district) => chosen.reduce((total, request) => total + request[district], 0);
    const total = { small: sum('small'), large: sum('large') };
    const note = `${total.small} → ${total.large} buffers${options.note ?? ''}`;
    return row(`crescimento de 1x a 100x dos dados: ${name}`, exponent(total), {
      places: 3,
      most: 0.05,
      hard: true,
      ...options,
      note,
    });
  };
  const named = (name) => requests.filter((request) => request.name === name);
  const rows = [
    grown('lista', named(names.list)),
    grown(
      'painel, todas as consultas',
      requests.filter(({ dashboard }) => dashboard),
    ),
    // Both targets of the answer are missed by little, as docs/benchmarks.md tells: they are shown, and stop nothing.
    grown('resposta de um quiz', [...named(names.right), ...named(names.wrong)], { hard: false }),
    grown('páginas do aluno, todas as consultas', names.ofPupils.flatMap(named)),
    // Told, not limited: one more level in each of its two indexes is already more than that.
    grown('sessão', named(names.session), { most: undefined, hard: false }),
  ];
  const PLANNED = 'consultas planejadas de novo, já aquecidas';
  if (planned) {
    rows.push(
      row(PLANNED, planned.length, {
        places: 0,
        most: 0,
        hard: true,
        note: planned.map(({ plans, calls, sql }) => `${plans} de ${calls}: ${sql}`).join('\n    '),
      }),
    );
  } else {
    rows.push(missing(PLANNED, 'falta a extensão pg_stat_statements'));
  }
  rows.push(
    row('resposta de um quiz, idas e voltas ao banco', named(names.right)[0].roundTrips, {
      places: 0,
      most: 4,
      hard: true,
    }),
    row('resposta de um quiz, no log do PostgreSQL', written, {
      unit: ' B',
      places: 0,
      most: 1000,
    }),
  );
  const { pupils } = size;
  const buffersOf = (name, most) => {
    const [{ large }] = named(name);
    return row(`${name}, buffers`, large, { places: 0, most, hard: true });
  };
  const CPU = `${names.questionSearch}, CPU do PostgreSQL`;
  rows.push(
    buffersOf(names.questionPage, 80),
    buffersOf(names.questionSearch, 600),
    buffersOf(names.start, 250),
    searchMs === undefined
      ? missing(CPU, 'o sistema não conta o tempo de um processo')
      : row(CPU, searchMs, { unit: ' ms', places: 1, most: 20, hard: true }),
    row('página de 10.000 alunos, JSON', pupils.bytes / 1000, { unit: ' kB', places: 1 }),
    row('página de 10.000 alunos, JSON gz', pupils.gzipped / 1000, { unit: ' kB', places: 1 }),
    row('página de 10.000 alunos, do banco ao programa', pupils.fromDatabase / 1000, {
      unit: ' kB',
      places: 0,
    }),
    row('lista de 40 simulações, JSON', size.bytes / 1000, { unit: ' kB', places: 1 }),
    row('lista de 40 simulações, JSON gz', size.gzipped / 1000, {
      unit: ' kB',
      places: 1,
      most: 6,
      hard: true,
    }),
  );
  return rows;
}

/** The budgets of the built frontend, from its own check. */
export async function budgetRows() {
  if (!existsSync('frontend/dist/.vite/manifest.json'))
    return [missing('JS e CSS', 'o frontend não foi construído')];
  // Fails when one is over; its lines tell which.
  const lines = await run('node', ['scripts/check-budget.mjs'], { cwd: 'frontend' }).catch(
    (error) => error.message,
  );
  const found = [...lines.matchAll(/^(?:ok|OVER)\s+([\d.]+) kB of\s+(\d+)\s+(.*)$/gm)];
  return found.map(([, size, most, name]) =>
    row(`gz: ${name}`, Number(size), { unit: ' kB', places: 1, most: Number(most) }),
  );
}
