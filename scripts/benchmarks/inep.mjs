// A file as INEP publishes it, wide, one line per school: invented, and the same at every run.
import { closeSync, openSync, writeSync } from 'node:fs';

const YEARS = [2005, 2007, 2009, 2011, 2013, 2015, 2017, 2019, 2021, 2023];
const STATES = [
  ['SP', 35],
  ['MG', 31],
  ['BA', 29],
  ['PE', 26],
  ['GO', 52],
  ['PR', 41],
];
const NETWORKS = ['Estadual', 'Municipal', 'Municipal', 'Federal'];
const CHUNK = 1000;

/** Numbers from 0 to 1 that only look random. */
function drawing(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const decimal = (value, places) => value.toFixed(places).replace('.', ',');

function header() {
  const approvals = YEARS.flatMap((year) =>
    ['SI_4', 'SI', '1', '2', '3', '4']
      .map((part) => `VL_APROVACAO_${year}_${part}`)
      .concat(`VL_INDICADOR_REND_${year}`),
  );
  const notes = YEARS.flatMap((year) =>
    ['MATEMATICA', 'PORTUGUES', 'MEDIA'].map((part) => `VL_NOTA_${part}_${year}`),
  );
  const observed = YEARS.map((year) => `VL_OBSERVADO_${year}`);
  const targets = YEARS.slice(1, -1).map((year) => `VL_PROJECAO_${year}`);
  const school = ['SG_UF', 'CO_MUNICIPIO', 'NO_MUNICIPIO', 'ID_ESCOLA', 'NO_ESCOLA', 'REDE'];
  return [...school, ...approvals, ...notes, ...observed, ...targets];
}

function line(place, draw) {
  const [uf, code] = STATES[place % STATES.length];
  const municipality = `${code}${String(place % 500).padStart(5, '0')}`;
  const school = [
    uf,
    municipality,
    `Cidade ${municipality}`,
    `${code}${String(place).padStart(6, '0')}`,
    `Escola ${place}`,
  ];
  const network = NETWORKS[Math.floor(draw() * NETWORKS.length)];
  const approvals = [];
  const notes = [];
  const observed = [];
  for (const _ of YEARS) {
    // As in INEP's own files, not every school has every edition.
    if (draw() < 0.2) {
      approvals.push(...Array(7).fill('-'));
      notes.push('-', '-', '-');
      observed.push('-');
      continue;
    }
    const grades = Array.from({ length: 4 }, () => 80 + Math.round(draw() * 200) / 10);
    const indicator = 4 / grades.reduce((sum, rate) => sum + 100 / rate, 0);
    const [mathematics, portuguese] = [200 + draw() * 120, 190 + draw() * 120];
    const score = (((mathematics - 100) / 300) * 10 + ((portuguese - 100) / 300) * 10) / 2;
    const mean = grades.reduce((sum, rate) => sum + rate, 0) / 4;
    approvals.push(
      decimal(mean, 1),
      decimal(mean, 1),
      ...grades.map((rate) => decimal(rate, 1)),
      decimal(indicator, 6),
    );
    notes.push(decimal(mathematics, 2), decimal(portuguese, 2), decimal(score, 6));
    observed.push(decimal(score * indicator, 1));
  }
  const targets = YEARS.slice(1, -1).map(() => decimal(3 + draw() * 3, 1));
  return [...school, network, ...approvals, ...notes, ...observed, ...targets];
}

/** Writes so many schools of anos finais; gives the results among them. */
export function writeInepFile(file, schools) {
  const draw = drawing(20231114);
  const output = openSync(file, 'w');
  const write = (lines) => writeSync(output, lines.map((cells) => `${cells.join(';')}\r\n`).join(''));
  write([['Ensino Fundamental Regular - Anos Finais'], header()]);
  for (let begin = 0; begin < schools; begin += CHUNK) {
    const length = Math.min(CHUNK, schools - begin);
    write(Array.from({ length }, (_, place) => line(begin + place, draw)));
  }
  closeSync(output);
}
