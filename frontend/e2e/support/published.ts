import { readFileSync } from 'node:fs';

import { testFile } from './server';

export const SAMPLE = 'ensino_medio_escolas_2017_2019_amostra.csv';
export const BRAZIL = 'inep_divulgacao_brasil_ideb_2023.xlsx';

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

function rows(): Row[] {
  const [head = '', ...lines] = readFileSync(testFile(SAMPLE), 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '');
  const names = head.split(';');
  return lines.map((line) => {
    const cells = line.split(';');
    return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']));
  });
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
    p: cell(`taxa_de_aprovacao_${year}_iicador_de_reimento`),
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
export const numberOf = (text: string): number => Number(text.replace(',', '.'));

/** 4.2845 gives "4,28": as the screen writes it. */
export const written = (value: number, places: number): string =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: places, maximumFractionDigits: places }).format(
    value,
  );

/** "4" gives "4,0". */
export const withPlaces = (text: string, places: number): string => written(numberOf(text), places);

/** What registers one of them. */
export const registrationOf = ({ code, name, municipality, state }: PublishedSchool) => ({
  inepCode: code,
  schoolName: name,
  municipality,
  state,
});
