// What one cell says: a number, that nothing was published, a network, a stage, a state.
import { decimal, whole } from '../fraction.mjs';
import { STATES } from '../states.mjs';

/** Letters without accents, small, words joined by `_`: "Nota Média Padronizada (N)" gives "nota_media_padronizada_n". */
export const plain = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

const MOST = {
  approval: 100,
  grade: 100,
  p: 1,
  mt: 500,
  lp: 500,
  n: 10,
  ideb: 10,
  target: 10,
};

/** "-", "ND***", "****", "...", "#N/D", nothing: what was not published. */
const MARK = /^(nd|#n\/[da])?[-–*.]*$/i;

/** A figure as a decimal with a dot; or 'missing', or 'unreadable' ("5,0*", a value past its scale), with what stands there. */
export function figure(cell, role) {
  const text = cell.trim();
  if (MARK.test(text)) return { missing: text };
  if (!/^\d+([.,]\d+)?$/.test(text)) return { unreadable: text };
  const value = text.replace(',', '.').replace(/^0+(?=\d)/, '');
  return decimal(value).compare(whole(MOST[role])) > 0 ? { unreadable: text } : { value };
}

const NETWORKS = ['federal', 'estadual', 'municipal', 'privada', 'publica', 'total'];

/** "Total (3)(4)" and "Privada (1)" carry the numbers of notes. */
export function network(cell) {
  const word = plain(cell.replace(/\(.*$/, '')).replace(/\d+$/, '');
  return NETWORKS.find((name) => name === word);
}

const STAGES = [
  ['anos_iniciais', /anos_iniciais/, /fundamental_(i|iniciais(_1_5)?)$|(^|_)ai(_|$)/],
  ['anos_finais', /anos_finais/, /fundamental_(ii|finais(_6_9)?)$|(^|_)af(_|$)/],
  ['ensino_medio', /ensino_medio/, /^medio(_|$)|(^|_)em(_|$)/],
];

function oneStage(text, pattern) {
  const found = STAGES.filter((stage) => pattern(stage).some((it) => it.test(plain(text))));
  return found.length === 1 ? found[0][0] : undefined;
}

/** The stage that a sentence names: "Ensino Fundamental Regular - Anos Iniciais". */
export const stageOfTitle = (text) => oneStage(text, ([, long]) => [long]);

/** The stage that a cell, a sheet or a file names: "EM", "Fundamental II", "Brasil (Anos Finais)". */
export const stage = (text) => oneStage(text, ([, ...patterns]) => patterns);

const REGIONS = ['norte', 'nordeste', 'sudeste', 'sul', 'centro_oeste'];
export const isRegion = (cell) => REGIONS.includes(plain(cell));

/** The two letters of a state given by letters or name. */
export const state = (cell) =>
  STATES.find(([, letters, ...names]) => letters === cell.trim() || names.includes(plain(cell)))?.[1];
