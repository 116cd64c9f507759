// The tables as INEP publishes them: nine lines of titles, the technical names, the lines, notes.
import {
  areaResult,
  cityCode,
  drawing,
  drawnResult,
  guardedResult,
  REGIONS,
  resultOf,
  school,
  STATES,
  state,
  targets,
  withheld,
} from './world.mjs';
import { latin1, number, table, utf8, utf8WithMark } from './text.mjs';

const STAGES = {
  anos_iniciais: {
    title: 'Ensino Fundamental Regular - Anos Iniciais',
    parts: ['SI_4', 'SI', '1', '2', '3', '4'],
    printed: ['1º ao 5º ano', '1º', '2º', '3º', '4º', '5º'],
  },
  anos_finais: {
    title: 'Ensino Fundamental Regular - Anos Finais',
    parts: ['SI_4', '1', '2', '3', '4'],
    printed: ['6º a 9º ano', '6º', '7º', '8º', '9º'],
  },
  ensino_medio: {
    title: 'Ensino Médio Regular',
    parts: ['SI_4', '1', '2', '3', '4'],
    printed: ['Total', '1ª', '2ª', '3ª', '4ª'],
  },
};

const NOTES = [
  [],
  ['Fonte: números inventados para testes; nenhum é do INEP.'],
  ['Notas: (1) As etiquetas trazem números de notas colados, como nas planilhas verdadeiras;'],
  ['(2) O traço, ND e os asteriscos estão no lugar do que não foi publicado.'],
  [],
];

const printedYear = (year) => (year === 2021 ? '20211' : String(year));

/** The columns of the figures: for each the technical name, the three printed headings, and its value in a result. */
function columns(stage, years, targetYears) {
  const { parts, printed } = STAGES[stage];
  const [rates, notes, observed, projected] = [[], [], [], []];
  for (const year of years) {
    const group = `Taxa de Aprovação - ${printedYear(year)}`;
    parts.forEach((part, place) => {
      const isTotal = part === 'SI_4';
      rates.push({
        name: `VL_APROVACAO_${year}_${part}`,
        printed: [place ? '' : group, '', printed[place]],
        of: ({ results }) => cell(results.get(year), (it) => [isTotal ? it.total : it.rates[place - 1], 1]),
      });
    });
    rates.push({
      name: `VL_INDICADOR_REND_${year}`,
      printed: ['', '', 'Indicador de Rendimento (P)'],
      of: ({ results }) => cell(results.get(year), (it) => [it.p, it.places ?? 6]),
    });
    const subjects = [
      ['MATEMATICA', 'Matemática', (it) => [it.mt, 2]],
      ['PORTUGUES', 'Língua Portuguesa', (it) => [it.lp, 2]],
      ['MEDIA', 'Nota Média Padronizada (N)', (it) => [it.n, it.places ?? 6]],
    ];
    subjects.forEach(([name, title, figure], place) => {
      notes.push({
        name: `VL_NOTA_${name}_${year}`,
        printed: [place ? '' : `Nota SAEB - ${printedYear(year)}`, title, ''],
        of: ({ results }) => cell(results.get(year), figure),
      });
    });
    observed.push({
      name: `VL_OBSERVADO_${year}`,
      printed: [`IDEB\n${printedYear(year)}\n(N x P)`, '', ''],
      of: ({ results }) => cell(results.get(year), (it) => [it.ideb, 1]),
    });
  }
  targetYears.forEach((year, place) => {
    projected.push({
      name: `VL_PROJECAO_${year}`,
      printed: [place ? '' : 'Metas do 1º ciclo do Ideb2,3 (2007-2021)', '', String(year)],
      of: (row) => (comma) => number(row.targets?.get(year), 1, comma),
    });
  });
  return { rates, notes, observed, projected };
}

const cell = (result, figure) => (comma) =>
  result ? number(...figure(result), comma, result.mark) : number(null, 1, comma);

/** `keys`: technical and printed name of each column that says of whom a line speaks, and its text in a row. */
function sheet({ stage, years, targetYears, of, keys, rows, comma, without = [] }) {
  const groups = columns(stage, years, targetYears);
  const figures = Object.entries(groups).flatMap(([group, found]) => (without.includes(group) ? [] : found));
  const blank = keys.map(() => '');
  const printed = (line) => figures.map((column) => column.printed[line]);
  return [
    ['Ministério da Educação'],
    ['Arquivo inventado para testes: nenhuma escola e nenhum número é verdadeiro'],
    [],
    [STAGES[stage].title],
    [`Taxa de Aprovação, SAEB e IDEB nos anos de ${years.map(printedYear).join(', ')} por ${of}`],
    [],
    [...keys.map((key) => key.printed), ...printed(0)],
    [...blank, ...printed(1)],
    [...blank, ...printed(2)],
    [...keys.map((key) => key.name), ...figures.map((column) => column.name)],
    ...rows.map((row) => [
      ...keys.map((key) => key.of(row)),
      ...figures.map((column) => column.of(row)(comma)),
    ]),
    ...NOTES,
  ];
}

const STATE = { name: 'SG_UF', printed: 'Sigla da UF', of: ({ uf }) => uf.letters };
const CITY = [
  { name: 'CO_MUNICIPIO', printed: 'Código do Município', of: ({ city }) => city },
  { name: 'NO_MUNICIPIO', printed: 'Nome do Município', of: ({ cityName }) => cityName },
];
const SCHOOL = [
  { name: 'ID_ESCOLA', printed: 'Código da Escola', of: ({ code }) => code },
  { name: 'NO_ESCOLA', printed: 'Nome da Escola', of: ({ name }) => name },
];
const NETWORK = { name: 'REDE', printed: 'Rede', of: ({ network }) => network };

const SERIES = [2005, 2007, 2009, 2011, 2013, 2015, 2017, 2019, 2021, 2023];
const upTo2021 = (years) => years.filter((year) => year > 2005 && year <= 2021);

/** A school's line: some editions whole, some without index, some not at all. */
function history(draw, stage, years, row, place) {
  const results = new Map();
  years.forEach((year, step) => {
    const chance = draw();
    if (chance < 0.12) return;
    const result = drawnResult(draw, stage, step + (place % 4));
    results.set(year, chance < 0.27 ? withheld(result, place + step) : result);
  });
  const first = [...results.values()].find((result) => result.ideb !== null);
  return { ...row, results, targets: targets(first?.ideb ?? null, upTo2021(years)) };
}

/** The whole series of a few schools: commas between cells, points in figures, Latin-1. */
function initialYears() {
  const draw = drawing(5);
  const schools = ['AM', 'PE', 'PR', 'DF'].flatMap((letters) =>
    [1, 2, 3].map((number) =>
      school(
        state(letters),
        number,
        letters === 'DF' || number === 1 ? 'Estadual' : 'Municipal',
        number === 3 ? `EM INVENTADA ${number}, ANEXO DA CONCEIÇÃO` : undefined,
      ),
    ),
  );
  const rows = schools.map((row, place) => history(draw, 'anos_iniciais', SERIES, row, place));
  rows[0].results.set(2023, guardedResult(draw, 'anos_iniciais', 9));
  const keys = [STATE, ...CITY, ...SCHOOL, NETWORK];
  const of = 'escola e rede de ensino';
  const lines = sheet({
    stage: 'anos_iniciais',
    years: SERIES,
    targetYears: upTo2021(SERIES),
    of,
    keys,
    rows,
    comma: '.',
  });
  return latin1(table(lines, { delimiter: ',' }));
}

/** A school in each network of every state, with nothing but the index and its targets, as INEP's short tables are. */
function finalYears() {
  const draw = drawing(9);
  const years = [2017, 2019, 2021, 2023];
  const rows = STATES.flatMap((uf, place) =>
    [1, 2, 3].map((number) => {
      const network =
        number === 3 && place % 9 === 0
          ? 'Federal'
          : number === 2 && uf.letters !== 'DF'
            ? 'Municipal'
            : 'Estadual';
      const row = school(uf, 10 + number, network);
      const whole = history(draw, 'anos_finais', years, row, place + number);
      if (number === 1)
        years.forEach((year, step) => whole.results.set(year, drawnResult(draw, 'anos_finais', step)));
      return whole;
    }),
  );
  const keys = [STATE, ...CITY, ...SCHOOL, NETWORK];
  const of = 'escola e rede de ensino';
  const without = ['rates', 'notes'];
  const lines = sheet({
    stage: 'anos_finais',
    years,
    targetYears: [2019, 2021],
    of,
    keys,
    rows,
    comma: ',',
    without,
  });
  return utf8WithMark(table(lines, { delimiter: ';', newline: '\r\n' }));
}

/** What is rare in ensino médio, a school each: a 4th grade, no 1st, a rate of 0, a proficiency above the limit. */
function rareSchools(draw) {
  const year = 2023;
  const of = (number, name, result) => ({
    ...school(state('GO'), number, 'Estadual', name),
    results: new Map([[year, result]]),
    targets: targets(null, [2019, 2021]),
  });
  return [
    of(41, 'EE INVENTADA DA QUARTA SÉRIE', drawnResult(draw, 'ensino_medio', 0, 4)),
    of(42, 'EE INVENTADA SEM PRIMEIRA SÉRIE', resultOf('ensino_medio', [null, 948, 973, null], 28140, 27705)),
    of(43, 'EE INVENTADA DA TAXA ZERO', resultOf('ensino_medio', [0, 1000, 1000, null], 25460, 26315)),
    of(44, 'EE INVENTADA ACIMA DA ESCALA', resultOf('ensino_medio', [1000, 1000, 1000, null], 48000, 46000)),
    of(45, 'EE INVENTADA DE UM SÓ ARREDONDAMENTO', guardedResult(draw, 'ensino_medio', 0)),
  ];
}

/** Half of the lines have no index, as in INEP's own. Commas in figures, UTF-8 without a mark. */
function ensinoMedio() {
  const draw = drawing(3);
  const years = [2017, 2019, 2021, 2023];
  const schools = ['RO', 'CE', 'MG', 'SC', 'MS'].flatMap((letters) =>
    [21, 22, 23, 24].map((number) => school(state(letters), number, number === 24 ? 'Federal' : 'Estadual')),
  );
  const rows = schools.map((row, place) => {
    const found = history(draw, 'ensino_medio', years, row, place);
    if (place % 2)
      for (const [year, result] of found.results) found.results.set(year, withheld(result, place));
    return found;
  });
  const keys = [STATE, ...CITY, ...SCHOOL, NETWORK];
  const of = 'escola e rede de ensino';
  const all = [...rows, ...rareSchools(draw)];
  const lines = sheet({
    stage: 'ensino_medio',
    years,
    targetYears: [2019, 2021],
    of,
    keys,
    rows: all,
    comma: ',',
  });
  return utf8(table(lines, { delimiter: ';' }));
}

function municipalities() {
  const draw = drawing(7);
  const years = [2019, 2021, 2023];
  const rows = ['TO', 'PB', 'ES', 'RS'].flatMap((letters) =>
    [1, 2].flatMap((number) =>
      ['Estadual', 'Municipal', 'Pública'].map((network) => {
        const uf = state(letters);
        const results = new Map(years.map((year, step) => [year, drawnResult(draw, 'anos_finais', step)]));
        if (number === 2 && network === 'Estadual') results.set(2021, withheld(results.get(2021), 1));
        const row = {
          uf,
          city: cityCode(uf, number),
          cityName: `Cidade Inventada ${number} de ${letters}`,
          network,
        };
        return { ...row, results, targets: targets(results.get(2019).ideb, [2021]) };
      }),
    ),
  );
  const keys = [STATE, ...CITY, NETWORK];
  const of = 'município e rede de ensino';
  const lines = sheet({ stage: 'anos_finais', years, targetYears: [2021], of, keys, rows, comma: ',' });
  return latin1(table(lines, { delimiter: ';', newline: '\r\n' }));
}

/** All regions and states. */
function states(stage) {
  const draw = drawing(27);
  const years = [2021, 2023];
  const areas = [...REGIONS, ...STATES.map(({ name }) => name)];
  const rows = areas.flatMap((area) =>
    ['Total (3)(4)', 'Estadual', 'Pública', 'Privada1'].map((network) => {
      const results = new Map(
        years.map((year, step) => [year, areaResult(draw, stage, step + (network === 'Privada1' ? 4 : 0))]),
      );
      return { area, network, results, targets: targets(results.get(2021).ideb, [2021]) };
    }),
  );
  const keys = [{ name: 'SG_UF', printed: 'Região/UF', of: ({ area }) => area }, NETWORK];
  const of = 'unidade da Federação, região e rede de ensino';
  const lines = sheet({ stage, years, targetYears: [2021], of, keys, rows, comma: ',' });
  return utf8(table(lines, { delimiter: ';' }));
}

function country(stage) {
  const draw = drawing(55);
  const networks = [
    'Total',
    'Estadual',
    ...(stage === 'ensino_medio' ? [] : ['Municipal']),
    'Pública',
    'Privada (1)',
  ];
  const rows = networks.map((network) => {
    const results = new Map(
      SERIES.map((year, step) => [year, areaResult(draw, stage, step + (network === 'Privada (1)' ? 4 : 0))]),
    );
    return { area: 'Brasil', network, results, targets: targets(results.get(2005).ideb, upTo2021(SERIES)) };
  });
  const keys = [
    { name: 'BRASIL', printed: 'Brasil', of: ({ area }) => area },
    { ...NETWORK, name: 'rede' },
  ];
  const of = 'Brasil e rede de ensino';
  const lines = sheet({ stage, years: SERIES, targetYears: upTo2021(SERIES), of, keys, rows, comma: ',' });
  return utf8(table(lines, { delimiter: ';' }));
}

/** By name; of the tables with a sheet for each stage, a file for each. */
export const inepFiles = () => ({
  'divulgacao_anos_iniciais_escolas_2023.csv': initialYears(),
  'divulgacao_anos_finais_escolas_2023.csv': finalYears(),
  'divulgacao_ensino_medio_escolas_2023.csv': ensinoMedio(),
  'divulgacao_anos_finais_municipios_2023.csv': municipalities(),
  ...Object.fromEntries(
    Object.keys(STAGES).flatMap((stage) => [
      [`divulgacao_regioes_ufs_ideb_2023_${stage}.csv`, states(stage)],
      [`divulgacao_brasil_ideb_2023_${stage}.csv`, country(stage)],
    ]),
  ),
});
