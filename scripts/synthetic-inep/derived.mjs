// Tables that others made of INEP's: other names, other shapes, some of no use.
import { decimal, published, rounded, score, times } from './exact.mjs';
import {
  areaResult,
  drawing,
  drawnResult,
  guardedResult,
  school,
  STATES,
  state,
  withheld,
} from './world.mjs';
import { latin1, number, table, utf8, utf8WithMark } from './text.mjs';

/** One year per column; the browser tests register its schools. */
function yearsInColumns() {
  const draw = drawing(1719);
  const years = [2017, 2019];
  const lines = ['RO', 'CE', 'MG', 'SC', 'MS'].flatMap((letters, place) =>
    [51, 52, 53, 54, 55].map((number) => {
      const row = school(state(letters), number, number === 55 ? 'Federal' : 'Estadual');
      const results = years.map((year, step) =>
        drawnResult(draw, 'ensino_medio', step * 2, number === 54 ? 4 : 3),
      );
      if (number === 52) results[0] = withheld(results[0], place);
      if (number === 53 && place === 0) results[1] = guardedResult(draw, 'ensino_medio', 1);
      return { row, results, target: results[0].ideb ?? results[1].ideb };
    }),
  );
  const rates = ['total', '1_ano', '2_ano', '3_ano', '4_ano', 'indicador_de_rendimento'];
  const head = [
    ...['sigla_uf', 'cod_municipio', 'nome_municipio', 'id_escola', 'nome_escola', 'rede'],
    ...years.flatMap((year) => rates.map((part) => `taxa_de_aprovacao_${year}_${part}`)),
    ...years.flatMap((year) =>
      ['matematica', 'lingua_portuguesa', 'nota_media_padronizada'].map(
        (part) => `nota_SAEB_${year}_${part}`,
      ),
    ),
    ...years.map((year) => `IDEB_${year}`),
    'projecoes_2019',
    'projecoes_2021',
  ];
  const written = (units, places) => number(units, places, ',');
  const cells = lines.map(({ row, results, target }) => [
    ...[row.uf.letters, row.city, row.cityName, row.code, row.name, row.network],
    ...results.flatMap(({ total, rates: of, p }) => [
      written(total, 1),
      ...of.map((rate) => written(rate, 1)),
      written(p, 6),
    ]),
    ...results.flatMap(({ mt, lp, n, mark }) => [
      number(mt, 2, ',', mark),
      number(lp, 2, ',', mark),
      number(n, 6, ',', mark),
    ]),
    ...results.map(({ ideb }) => written(ideb, 1)),
    ...[target + 2, target + 4].map((tenths) => written(tenths, 1)),
  ]);
  return utf8WithMark(table([head, ...cells], { delimiter: ';', newline: '\r\n' }));
}

/** Schools by name alone: it serves to check the formula, not to import. */
function withoutCodes() {
  const draw = drawing(604);
  const names = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((grade) => `${grade}º`);
  const head = [
    'Escola',
    'Etapa',
    'Ano',
    'Matemática',
    'Língua Portuguesa',
    'N',
    'P',
    'Aprovação Geral',
    ...names,
  ];
  const of = (name, stage, year, step) => {
    const found = drawnResult(draw, stage, step);
    const result = step === 1 && name.endsWith('3') ? withheld(found, 4) : found;
    const rates = result.rates.map((rate) => number(rate, 1, '.', ''));
    const [before, after] = stage === 'anos_iniciais' ? [0, 4] : [5, 0];
    return [
      name,
      stage === 'anos_iniciais' ? 'Fundamental I' : 'Fundamental II',
      String(year),
      number(result.mt, 2, '.', ''),
      number(result.lp, 2, '.', ''),
      number(result.n, 6, '.', ''),
      number(result.p, 6, '.', ''),
      number(result.total, 1, '.', ''),
      ...[...Array(before).fill(''), ...rates, ...Array(after).fill('')],
      number(result.ideb, 1, '.', ''),
      year === 2015 ? '' : number(found.ideb + 1, 1, '.', ''),
      year === 2015 ? '' : 'Original',
    ];
  };
  const rows = ['EMEF INVENTADA 1', 'EMEF INVENTADA 2', 'EMEF INVENTADA 3'].flatMap((name) =>
    ['anos_iniciais', 'anos_finais'].flatMap((stage) =>
      [2015, 2017, 2019].map((year, step) => of(name, stage, year, step)),
    ),
  );
  return utf8WithMark(table([[...head, 'IDEB', 'Meta IDEB', 'Origem Meta'], ...rows], { delimiter: ',' }));
}

/** One edition, which the file's name tells: P, proficiencies and index. */
function oneEdition(stage, seed) {
  const draw = drawing(seed);
  const head = [
    'cod_mun',
    'municipio',
    'cod_escola',
    'escola',
    'P',
    'matematica',
    'lingua_portuguesa',
    'ideb',
  ];
  const rows = [61, 62, 63, 64, 65, 66].map((place) => {
    const row = school(state('PE'), place, 'Municipal');
    const found = place === 66 ? guardedResult(draw, stage, 2) : drawnResult(draw, stage, 2);
    const { p, mt, lp } = found;
    // Without rates the index can only be that of P as it is printed.
    const ideb = Number(published(score(stage, mt, lp), decimal(p, 6)));
    const figures = [number(p, 6, '.'), number(mt, 2, '.'), number(lp, 2, '.'), number(ideb, 1, '.')];
    return [row.city, row.cityName, row.code, row.name, ...figures];
  });
  return utf8(table([head, ...rows], { delimiter: ',' }));
}

function referenceOfBrazil() {
  const draw = drawing(20052023);
  const head = ['etapa', 'rede', 'ano', 'P', 'matematica', 'lingua_portuguesa', 'N', 'ideb', 'meta'];
  const stages = [
    ['AI', 'anos_iniciais'],
    ['AF', 'anos_finais'],
    ['EM', 'ensino_medio'],
  ];
  const rows = stages.flatMap(([short, stage]) =>
    ['Total', 'Pública'].flatMap((network) =>
      [2019, 2021, 2023].map((year, step) => {
        const { p, mt, lp, n, ideb } = areaResult(draw, stage, step);
        const figures = [number(p, 9, '.'), number(mt, 2, '.'), number(lp, 2, '.'), number(n, 9, '.')];
        const target = year === 2023 ? '' : number(ideb + 1, 1, '.');
        return [short, network, String(year), ...figures, number(ideb, 1, '.'), target];
      }),
    ),
  );
  return utf8(table([head, ...rows], { delimiter: ',' }));
}

/** In the last line the published index is not N x P: 5,150003 was published as 5,1. */
function statesByLine() {
  const draw = drawing(20192021);
  const head = [
    ...['ano', 'sigla_uf', 'rede', 'ensino', 'anos_escolares', 'taxa_aprovacao', 'indicador_rendimento'],
    ...[
      'nota_saeb_matematica',
      'nota_saeb_lingua_portuguesa',
      'nota_saeb_media_padronizada',
      'ideb',
      'projecao',
    ],
  ];
  const line = (year, letters, { total, p, mt, lp, n, ideb }) => [
    ...[
      String(year),
      letters,
      'publica',
      'fundamental',
      'finais (6-9)',
      number(total, 1, '.'),
      number(p, 9, '.'),
    ],
    ...[number(mt, 2, '.'), number(lp, 2, '.'), number(n, 9, '.'), number(ideb, 1, '.')],
    number(year === 2021 ? ideb + 2 : null, 1, '.', ''),
  ];
  const rows = STATES.map(({ letters }) => line(2021, letters, areaResult(draw, 'anos_finais', 1)));
  const [n, p] = [5_722_225_556, 900_000_000];
  if (rounded(times(decimal(n, 9), decimal(p, 9)), 6) !== 5_150_003n) throw new Error('N x P is another');
  const wrong = line(2019, 'TO', { total: 902, p, mt: 27204, lp: 27129, n, ideb: 51 });
  return utf8(table([head, ...rows, wrong], { delimiter: ',' }));
}

function roundedMunicipalities() {
  const rows = [
    ['Cidade Inventada 1', '6,31', '0,97', '6,1'],
    ['Cidade Inventada 2', '4,6', '0,87', '4'],
  ];
  return utf8(table([['cidade', 'aprendizado', 'fluxo', 'ideb'], ...rows], { delimiter: ',' }));
}

function codesOfStates() {
  const rows = STATES.map(({ ibge, letters, name, region }) => [
    'Brasil',
    region,
    name,
    String(ibge),
    letters,
  ]);
  const head = ['Pais', 'Nome_Regiao', 'Nome_UF', 'Codigo_UF', 'Sigla_UF'];
  return latin1(table([head, ...rows], { delimiter: ';', newline: '\r\n' }));
}

export const derivedFiles = () => ({
  'ensino_medio_escolas_2017_2019.csv': yearsInColumns(),
  'escolas_sem_codigo_2015_2019.csv': withoutCodes(),
  'inventada_2023_AI.csv': oneEdition('anos_iniciais', 1),
  'inventada_2023_AF.csv': oneEdition('anos_finais', 2),
  'inventada_2023_EM.csv': oneEdition('ensino_medio', 3),
  'referencia_brasil_2019_2023.csv': referenceOfBrazil(),
  'estados_2019_2021.csv': statesByLine(),
  'municipios_arredondados.csv': roundedMunicipalities(),
  'codigos_dos_estados.csv': codesOfStates(),
});
