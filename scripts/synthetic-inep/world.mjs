// The invented places, schools and figures. The same at every run.
import { decimal, indicator, published, rounded, score, times } from './exact.mjs';

/** Number at IBGE, letters, name, name as INEP shortens it, region. */
export const STATES = [
  [11, 'RO', 'Rondônia', 'Norte'],
  [12, 'AC', 'Acre', 'Norte'],
  [13, 'AM', 'Amazonas', 'Norte'],
  [14, 'RR', 'Roraima', 'Norte'],
  [15, 'PA', 'Pará', 'Norte'],
  [16, 'AP', 'Amapá', 'Norte'],
  [17, 'TO', 'Tocantins', 'Norte'],
  [21, 'MA', 'Maranhão', 'Nordeste'],
  [22, 'PI', 'Piauí', 'Nordeste'],
  [23, 'CE', 'Ceará', 'Nordeste'],
  [24, 'RN', 'R. G. do Norte', 'Nordeste'],
  [25, 'PB', 'Paraíba', 'Nordeste'],
  [26, 'PE', 'Pernambuco', 'Nordeste'],
  [27, 'AL', 'Alagoas', 'Nordeste'],
  [28, 'SE', 'Sergipe', 'Nordeste'],
  [29, 'BA', 'Bahia', 'Nordeste'],
  [31, 'MG', 'Minas Gerais', 'Sudeste'],
  [32, 'ES', 'Espírito Santo', 'Sudeste'],
  [33, 'RJ', 'Rio de Janeiro', 'Sudeste'],
  [35, 'SP', 'São Paulo', 'Sudeste'],
  [41, 'PR', 'Paraná', 'Sul'],
  [42, 'SC', 'Santa Catarina', 'Sul'],
  [43, 'RS', 'R. G. do Sul', 'Sul'],
  [50, 'MS', 'M. G. do Sul', 'Centro-Oeste'],
  [51, 'MT', 'Mato Grosso', 'Centro-Oeste'],
  [52, 'GO', 'Goiás', 'Centro-Oeste'],
  [53, 'DF', 'Distrito Federal', 'Centro-Oeste'],
].map(([ibge, letters, name, region]) => ({ ibge, letters, name, region }));

export const REGIONS = ['Norte', 'Nordeste', 'Sudeste', 'Sul', 'Centro-Oeste'];

export const state = (letters) => STATES.find((found) => found.letters === letters);

/** Numbers from 0 to 1 that only look random. */
export function drawing(seed) {
  let current = seed;
  return () => {
    current = (Math.imul(current, 1664525) + 1013904223) >>> 0;
    return current / 2 ** 32;
  };
}

const whole = (draw, from, to) => from + Math.floor(draw() * (to - from + 1));

/** Plainly invented: 98 behind the state's number stands in no code of INEP's or IBGE's. */
export const schoolCode = ({ ibge }, number) => `${ibge}98${String(number).padStart(4, '0')}`;
export const cityCode = ({ ibge }, number) => `${ibge}98${String(number).padStart(3, '0')}`;

const KINDS = { Estadual: 'EE INVENTADA', Municipal: 'EM INVENTADA', Federal: 'INSTITUTO INVENTADO' };

export function school(uf, number, network, name = `${KINDS[network]} ${number}`) {
  const city = 1 + (number % 3);
  return {
    uf,
    city: cityCode(uf, city),
    cityName: `Cidade Inventada ${city} de ${uf.letters}`,
    code: schoolCode(uf, number),
    name,
    network,
  };
}

export const GRADES = { anos_iniciais: 5, anos_finais: 4, ensino_medio: 4 };

const MIDDLE = { anos_iniciais: [19500, 18500], anos_finais: [24500, 24800], ensino_medio: [26300, 26600] };

/** What stands for a figure that was not published. */
const MARKS = ['-', 'ND', '*', '**', ''];

/**
 * Rates in tenths, proficiencies in hundredths; N, P and index by the formula. `better` moves all of them, in steps of
 * one edition. Ensino médio has no 4th grade unless `grades` says so.
 */
export function drawnResult(draw, stage, better, grades = stage === 'ensino_medio' ? 3 : GRADES[stage]) {
  const rates = Array.from({ length: GRADES[stage] }, (_, grade) =>
    grade < grades ? Math.min(1000, whole(draw, 760, 960) + better * 8) : null,
  );
  const [mt, lp] = MIDDLE[stage].map((middle) => middle + whole(draw, -3000, 3000) + better * 350);
  return resultOf(stage, rates, mt, lp);
}

export function resultOf(stage, rates, mt, lp) {
  const [n, p] = [score(stage, mt, lp), indicator(rates)];
  const counted = rates.filter((rate) => rate !== null);
  const total = Math.round(counted.reduce((sum, rate) => sum + rate, 0) / counted.length);
  return {
    rates,
    total,
    p: Number(rounded(p, 6)),
    mt,
    lp,
    n: Number(rounded(n, 6)),
    ideb: Number(published(n, p)),
    product: times(n, p),
  };
}

/** Approval was published, the index was not: too few took part. Each missing figure is marked in one of INEP's ways. */
export const withheld = (result, mark) => ({
  ...result,
  mt: null,
  lp: null,
  n: null,
  ideb: null,
  mark: MARKS[mark % MARKS.length],
});

/** A result that two roundings would spoil: N x P lies just below a boundary and has it in its first two places. */
export function guardedResult(draw, stage, better) {
  for (;;) {
    const found = drawnResult(draw, stage, better);
    const cents = rounded(found.product, 2);
    if (cents % 10n === 5n && (cents + 5n) / 10n !== BigInt(found.ideb)) return found;
  }
}

/** A state, a region or the country: INEP's own N, of which the index is the product with the printed P. */
export function areaResult(draw, stage, better) {
  const found = drawnResult(draw, stage, better);
  const n = found.n * 1000 + whole(draw, 1, 20_000_999);
  const p = Number(rounded(indicator(found.rates), 9));
  return { ...found, n, p, ideb: Number(published(decimal(n, 9), decimal(p, 9))), places: 9 };
}

/** Targets of a school in tenths, by year: from the first index on, a little more each edition. */
export function targets(first, years) {
  return new Map(
    years.map((year, step) => [year, first === null ? null : Math.min(99, first + 1 + 2 * step)]),
  );
}
