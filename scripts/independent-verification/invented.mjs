// Files of our own in INEP's layout, imported beside the ones given.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { decimal, placesOf } from './fraction.mjs';
import { numberOfState, stateOfCode } from './states.mjs';

const TITLES = {
  anos_iniciais: 'Ensino Fundamental Regular - Anos Iniciais',
  anos_finais: 'Ensino Fundamental Regular - Anos Finais',
  ensino_medio: 'Ensino Médio Regular',
};

/** INEP's names of the grades' columns: the 1st grade of anos iniciais is "SI", the 6th of anos finais "1". */
const GRADES = {
  anos_iniciais: { 1: 'SI', 2: '1', 3: '2', 4: '3', 5: '4' },
  anos_finais: { 6: '1', 7: '2', 8: '3', 9: '4' },
  ensino_medio: { 1: '1', 2: '2', 3: '3', 4: '4' },
};

/** `lines`: `{ code, municipality, network, results: [{ year, figures }] }`, all of one stage. */
function table(stage, lines) {
  const years = [...new Set(lines.flatMap(({ results }) => results.map(({ year }) => year)))].sort();
  const columns = years.flatMap((year) => [
    [`VL_APROVACAO_${year}_SI_4`, year, ({ approval }) => approval],
    ...Object.entries(GRADES[stage]).map(([grade, name]) => [
      `VL_APROVACAO_${year}_${name}`,
      year,
      ({ grades }) => grades[grade],
    ]),
    [`VL_INDICADOR_REND_${year}`, year, ({ p }) => p],
    [`VL_NOTA_MATEMATICA_${year}`, year, ({ mt }) => mt],
    [`VL_NOTA_PORTUGUES_${year}`, year, ({ lp }) => lp],
    [`VL_NOTA_MEDIA_${year}`, year, ({ n }) => n],
    [`VL_OBSERVADO_${year}`, year, ({ ideb }) => ideb],
    [`VL_PROJECAO_${year}`, year, ({ target }) => target],
  ]);
  const header = ['SG_UF', 'CO_MUNICIPIO', 'NO_MUNICIPIO', 'ID_ESCOLA', 'NO_ESCOLA', 'REDE'];
  const rows = lines.map(({ code, municipality, network, results }) => {
    const of = new Map(results.map(({ year, figures }) => [year, figures]));
    const cells = columns.map(([, year, cell]) => (of.has(year) ? (cell(of.get(year)) ?? '-') : '-'));
    const place = [stateOfCode(code), municipality ?? '', 'Cidade', code, 'Escola da prova', network ?? ''];
    return [...place, ...cells.map((cell) => cell.replace(/^(\d+)\.(\d+)$/, '$1,$2'))];
  });
  const text = [[TITLES[stage]], [...header, ...columns.map(([name]) => name)], ...rows];
  return text.map((cells) => `${cells.join(';')}\n`).join('');
}

function write(folder, name, lines) {
  return Object.keys(TITLES).flatMap((stage) => {
    const path = join(folder, `${name}_${stage}_escolas_2023.csv`);
    const own = lines.map((line) => ({
      ...line,
      results: line.results.filter((result) => result.stage === stage),
    }));
    const filled = own.filter(({ results }) => results.length);
    if (filled.length) writeFileSync(path, table(stage, filled));
    return filled.length ? [path] : [];
  });
}

/** What stands in INEP's files, and in what people make of them, where there is no figure. */
const MARKS = ['ND***', '****', '...', '#N/D', 'ND'];

/** Every eleventh figure is lost to a mark, the others are kept with `places`. */
function poorer({ grades, ...figures }, places, next) {
  const cut = (kind, value) => {
    const count = next();
    if (count % 11 === 0) return MARKS[(count / 11) % MARKS.length];
    return decimal(value).text(Math.min(places[kind], placesOf(value)));
  };
  const of = (entries, kind) => entries.map(([name, value]) => [name, cut(kind ?? name, value)]);
  return {
    ...Object.fromEntries(of(Object.entries(figures))),
    grades: Object.fromEntries(of(Object.entries(grades), 'grade')),
  };
}

/** As a spreadsheet shows it with two decimals and less. */
const SHOWN = {
  approval: 0,
  grade: 0,
  p: 2,
  n: 2,
  mt: 1,
  lp: 1,
  ideb: 1,
  target: 1,
};

/** The schools of these files once more, as a CSV of what a spreadsheet shows would tell them. */
export function writePoorerCopies(folder, schools) {
  let count = 0;
  const next = () => (count += 1);
  const lines = [...schools].map(({ code, municipality, results }) => ({
    code,
    municipality,
    results: [...results.values()].map((result) => ({
      ...result,
      figures: poorer(result.figures, SHOWN, next),
    })),
  }));
  return write(folder, 'copia', lines);
}

/**
 * An invented school for each network of each municipality, state and of the country whose index was published, so that
 * one is there to be compared with it. The country's stand in São Paulo.
 */
export function writeProbes(folder, areas, taken) {
  const byPlace = new Map();
  for (const { kind, code, network, stage, year, figures } of areas) {
    if (kind === 'region' || figures.ideb === undefined) continue;
    const state = {
      municipality: stateOfCode(code),
      state: code,
      country: 'SP',
    }[kind];
    const key = `${kind} ${code} ${network}`;
    const line = byPlace.get(key) ?? {
      state,
      network,
      municipality: kind === 'municipality' ? code : undefined,
      results: [],
    };
    byPlace.set(key, line);
    line.results.push({ stage, year, figures: { grades: {}, ideb: '5.0' } });
  }
  const numbers = new Map();
  const lines = [...byPlace.values()].map(({ state, ...line }) => {
    let code;
    do {
      const number = (numbers.get(state) ?? 990_000) + 1;
      numbers.set(state, number);
      code = `${numberOfState(state)}${number}`;
    } while (taken.has(code));
    return {
      ...line,
      municipality: line.municipality ?? `${numberOfState(state)}99999`,
      code,
    };
  });
  return write(folder, 'sonda', lines);
}
