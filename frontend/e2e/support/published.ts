import { readFileSync } from 'node:fs';

import { testFile } from './server';

/** Schools of ensino médio, one year per column, and the country's results. */
export const SAMPLE = 'derived/ensino_medio_escolas_2017_2019.csv';
export const BRAZIL = 'inep/divulgacao_brasil_ideb_2023_ensino_medio.csv';
/** The country's results of anos iniciais: what a school without an index is shown as an example. */
export const BRAZIL_PRIMARY = 'inep/divulgacao_brasil_ideb_2023_anos_iniciais.csv';
/** Schools of anos finais, which nobody imports for everyone. */
export const LOWER_SECONDARY = 'inep/divulgacao_anos_finais_escolas_2023.csv';

/** One edition of a school, in the sample's own words: decimal comma, "89,6". */
export interface PublishedEdition {
  year: 2017 | 2019;
  ideb: string;
  approval: string;
  /** As many as the school has grades. */
  rates: string[];
  lp: string;
  mt: string;
  n: string;
  p: string;
}

export interface PublishedSchool {
  code: string;
  name: string;
  municipality: string;
  state: string;
  network: string;
  editions: { 2017: PublishedEdition; 2019: PublishedEdition };
  targets: { 2019: string; 2021: string };
}

type Row = Record<string, string>;

/** The rows of a table below the line that begins with its first column's name, by their columns' names. */
function rowsOf(path: string, first: string): Row[] {
  const lines = readFileSync(testFile(path), 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  const place = lines.findIndex((line) => line.startsWith(`${first};`));
  const [head = '', ...table] = place < 0 ? [] : lines.slice(place);
  const names = head.split(';');
  const rows = table
    .map((line) => line.split(';'))
    .filter((cells) => cells[1] !== undefined && cells[1] !== '');
  if (rows.length === 0) throw new Error(`${path} não tem linhas abaixo de ${first}`);
  return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
}

const rows = (): Row[] => rowsOf(SAMPLE, 'sigla_uf');

/** The country's index in a network and year: "4,2". */
export function indexOfBrazil(network: string, year: number): string {
  const row = rowsOf(BRAZIL, 'BRASIL').find(({ rede }) => rede === network);
  const ideb = row?.[`VL_OBSERVADO_${year}`] ?? '';
  if (!isNumber(ideb)) throw new Error(`${BRAZIL} não tem o IDEB de ${year} da rede ${network}`);
  return ideb;
}

/** What registers the first school of anos finais with every index from 2019 on, and these. */
export function publishedLowerSecondarySchool() {
  const years = [2019, 2021, 2023] as const;
  const indexOf = (row: Row, year: number) => row[`VL_OBSERVADO_${year}`] ?? '';
  const row = rowsOf(LOWER_SECONDARY, 'SG_UF').find((found) =>
    years.every((year) => isNumber(indexOf(found, year))),
  );
  if (!row) throw new Error(`${LOWER_SECONDARY} não tem nenhuma escola com IDEB de 2019 a 2023`);
  return {
    place: {
      inepCode: row['ID_ESCOLA'] ?? '',
      schoolName: row['NO_ESCOLA'] ?? '',
      municipality: row['NO_MUNICIPIO'] ?? '',
      state: row['SG_UF'] ?? '',
    },
    ideb: { 2019: indexOf(row, 2019), 2021: indexOf(row, 2021), 2023: indexOf(row, 2023) },
  };
}

const grades = ['1_ano', '2_ano', '3_ano', '4_ano'];

function edition(row: Row, year: 2017 | 2019): PublishedEdition {
  const cell = (name: string) => row[name] ?? '';
  return {
    year,
    ideb: cell(`IDEB_${year}`),
    approval: cell(`taxa_de_aprovacao_${year}_total`),
    rates: grades.map((grade) => cell(`taxa_de_aprovacao_${year}_${grade}`)).filter((rate) => rate !== '-'),
    lp: cell(`nota_SAEB_${year}_lingua_portuguesa`),
    mt: cell(`nota_SAEB_${year}_matematica`),
    n: cell(`nota_SAEB_${year}_nota_media_padronizada`),
    p: cell(`taxa_de_aprovacao_${year}_indicador_de_rendimento`),
  };
}

const isNumber = (text: string): boolean => /^\d+(,\d+)?$/.test(text);

const isComplete = ({ ideb, approval, lp, mt, n, p, rates }: PublishedEdition): boolean =>
  [ideb, approval, lp, mt, n, p].every(isNumber) && rates.length === 3 && rates.every(isNumber);

/** The schools of the sample with everything the formula needs, in both editions. */
export function publishedSchools(): PublishedSchool[] {
  return rows()
    .map((row) => ({
      code: row['id_escola'] ?? '',
      name: row['nome_escola'] ?? '',
      municipality: row['nome_municipio'] ?? '',
      state: row['sigla_uf'] ?? '',
      network: row['rede'] ?? '',
      editions: { 2017: edition(row, 2017), 2019: edition(row, 2019) },
      targets: { 2019: row['projecoes_2019'] ?? '', 2021: row['projecoes_2021'] ?? '' },
    }))
    .filter(({ editions }) => isComplete(editions[2017]) && isComplete(editions[2019]));
}

/** The schools of a state and network with an index of 2019, this one among them. */
export const schoolsOf = (state: string, network: string): { ideb2019: string }[] =>
  rows()
    .filter((row) => row['sigla_uf'] === state && row['rede'] === network)
    .map((row) => ({ ideb2019: row['IDEB_2019'] ?? '' }))
    .filter(({ ideb2019 }) => isNumber(ideb2019));

/** One of them, the same in every run. */
export function publishedSchool(place: number): PublishedSchool {
  const found = publishedSchools()[place];
  if (!found) throw new Error(`A amostra não tem a escola de número ${place}`);
  return found;
}

/** "4,3" gives 4.3 */
export const parseNumber = (text: string): number => Number(text.replace(',', '.'));

/** 4.2845 gives "4,28": as the screen writes it. */
export const formatNumber = (value: number, places: number): string =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: places, maximumFractionDigits: places }).format(
    value,
  );

/** "subiu 0,5", as it is read out. */
export function formatChange(from: string, to: string, places: number): string {
  const difference = parseNumber(to) - parseNumber(from);
  const amount = formatNumber(Math.abs(difference), places);
  return difference > 0 ? `subiu ${amount}` : `caiu ${amount}`;
}

/** "4" gives "4,0". */
export const formatPlaces = (text: string, places: number): string => formatNumber(parseNumber(text), places);

/** What registers one of them. */
export const registrationOf = ({ code, name, municipality, state }: PublishedSchool) => ({
  inepCode: code,
  schoolName: name,
  municipality,
  state,
});
