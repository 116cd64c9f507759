// Walks over every INEP code of the files and compares all that the program tells of it.
import { inParallel } from '../program/program.mjs';
import { School } from './conversation.mjs';
import { decimal, Fraction, placesOf, withoutTrailingZeros } from './fraction.mjs';
import { comparisonOf, recordOf } from './rules/expected.mjs';
import { stateOfCode } from './states.mjs';

/** Schools that ask at the same time. */
const LANES = 8;

/** Each state's codes, in parts small enough that all lanes have work: a school corrects its code only within its state. */
export function parts(codes) {
  const byState = new Map();
  for (const code of codes) {
    const state = stateOfCode(code);
    byState.set(state, [...(byState.get(state) ?? []), code]);
  }
  const size = Math.max(25, Math.ceil(codes.length / LANES / 2));
  const found = [];
  for (const [state, all] of byState) {
    for (let from = 0; from < all.length; from += size)
      found.push({ state, codes: all.slice(from, from + size) });
  }
  return found;
}

/** Calls `visit(school of the program, INEP code)` for every code. */
export async function visitAll(url, codes, visit) {
  await inParallel(LANES, parts(codes), async ({ state, codes }) => {
    const asking = await School.register(url, state);
    for (const code of codes) await visit(asking, code);
  });
}

/** Everything of one school: its history, and of each edition its places and those it is compared with. */
export async function compareSchool(asking, school, { published, places }, ledger) {
  const told = await asking.become(school.code);
  const where = `escola ${school.code}`;
  if (told.refusal) {
    ledger.compare('record', where, 'o código INEP', 'é aceito', told.refusal);
    return;
  }
  const indexed = [...school.results.values()].filter(({ figures }) => figures.ideb !== undefined);
  ledger.compare('record', where, 'edições com IDEB', indexed.length, told.editions);
  const history = new Map(
    (await asking.history()).map((record) => [`${record.stage} ${record.year}`, record]),
  );
  for (const [key, result] of school.results) {
    const at = `${where}, ${key}`;
    const record = history.get(key);
    ledger.compare('record', at, 'há resultado', true, record !== undefined);
    history.delete(key);
    if (record) compareRecord(recordOf(result), record, at, ledger);
    compareRanking(places.ranking(school, result), await asking.ranking(result), at, ledger);
    compareComparison(comparisonOf(published, school, result), await asking.comparison(result), at, ledger);
  }
  for (const key of history.keys()) ledger.compare('record', `${where}, ${key}`, 'há resultado', false, true);
}

const VALUES = ['source', 'saebScore', 'mecGoal', 'proficiencyLp', 'proficiencyMt'];

function compareRecord(expected, record, at, ledger) {
  const say = (kind, name) => ledger.compare(kind, at, name, expected[name], record[name]);
  for (const name of VALUES) say('value', name);
  ledger.compare(
    'value',
    at,
    'approvalRate',
    plainRate(expected.approvalRate),
    plainRate(record.approvalRate),
  );
  const rates = Object.fromEntries(
    record.approvalByGrade
      .filter(({ rate }) => rate !== null)
      .map(({ grade, rate }) => [parseInt(grade, 10), rate]),
  );
  for (const grade of new Set([...Object.keys(expected.grades), ...Object.keys(rates)])) {
    const name = `aprovação do ${grade}º`;
    ledger.compare('value', at, name, plainRate(expected.grades[grade]), plainRate(rates[grade]));
  }
  say('n', 'standardizedScore');
  say('p', 'performanceIndicator');
  say('ideb', 'idebScore');
  say('network', 'network');
  compareCheck(expected.check, record.check, at, ledger);
  compareLine(expected.product, record.line, at, ledger);
}

/** A rate is told with one decimal or two: "94.0" is the 94 of the file. */
const plainRate = (rate) => (rate === null || rate === undefined ? null : withoutTrailingZeros(rate));

const AGREES = { agrees: true, differs: false, undecided: null };

function compareCheck(expected, check, at, ledger) {
  if (!expected || !check) {
    ledger.compare('check', at, 'check', expected ?? null, check);
    return;
  }
  const { ideb, agrees } = check;
  const wanted = { ideb: expected.ideb, agrees: AGREES[expected.verdict] };
  ledger.compare('check', at, 'check', wanted, { ideb, agrees });
}

/** N × P as it is printed: the product rounded once, and what whoever multiplies the printed factors gets. */
function compareLine(product, line, at, ledger) {
  if (!product || !line) {
    ledger.compare('line', at, 'N × P', product?.text(4) ?? null, line);
    return;
  }
  if (line.exact) {
    const { numerator, denominator } = line.exact;
    const told = new Fraction(BigInt(numerator), BigInt(denominator));
    ledger.compare('line', at, 'N × P exato', product.text(20), told.text(20));
    return;
  }
  const places = placesOf(line.product);
  const byHand = decimal(line.score).times(decimal(line.indicator));
  ledger.compare('line', at, 'N × P', product.text(places), line.product);
  ledger.compare('line', at, 'N × P refeito à mão', byHand.text(places), line.product);
}

const PLACES = ['municipalPosition', 'statePosition', 'nationalPosition', 'importedPosition'];
const TOTALS = ['municipalTotal', 'stateTotal', 'nationalTotal', 'importedTotal'];

function compareRanking(expected, told, at, ledger) {
  const say = (kind, name) => ledger.compare(kind, at, `ranking ${name}`, expected[name], told[name]);
  say('network', 'network');
  for (const name of PLACES) say('place', name);
  for (const name of TOTALS) say('total', name);
  ledger.compare('scope', at, 'ranking scope', expected.scope, told.scope && [...told.scope].sort());
  say('scope', 'complete');
  const { position, idebScore } = told.nextMunicipal ?? {};
  const next = told.nextMunicipal && { position, idebScore };
  ledger.compare('next', at, 'ranking nextMunicipal', expected.nextMunicipal, next);
}

function compareComparison(expected, told, at, ledger) {
  ledger.compare('network', at, 'comparison network', expected.network, told.network);
  for (const name of ['school', 'municipal', 'state', 'national']) {
    ledger.compare('comparison', at, `comparison ${name}`, expected[name], told[name]);
  }
}

/** Of an invented school only those it is compared with. */
export async function compareAreasOf(asking, school, published, ledger) {
  const told = await asking.become(school.code);
  ledger.compare(
    'record',
    `escola inventada ${school.code}`,
    'resultados',
    school.results.size,
    told.editions,
  );
  for (const [key, result] of school.results) {
    const at = `${result.network} de ${school.municipality}, ${key}`;
    compareComparison(comparisonOf(published, school, result), await asking.comparison(result), at, ledger);
  }
}
