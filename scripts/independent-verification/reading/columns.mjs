// What the columns of a table hold, by INEP's technical names and by those of the simple tables made of them.
import { plain } from './cells.mjs';

const WHERE = {
  code: ['id_escola', 'co_escola', 'cod_escola', 'codigo_da_escola'],
  school: ['no_escola', 'nome_escola', 'escola'],
  municipalityCode: ['co_municipio', 'cod_municipio', 'cod_mun', 'codigo_do_municipio'],
  municipality: ['no_municipio', 'nome_municipio', 'municipio'],
  state: ['sg_uf', 'sigla_uf', 'uf'],
  country: ['brasil'],
  network: ['rede'],
  stage: ['etapa', 'ensino'],
  stageDetail: ['anos_escolares'],
  year: ['ano', 'edicao'],
};

/** A column for each edition. */
const OF_A_YEAR = [
  ['approval', /^vl_aprovacao_(\d{4})_si_4$/],
  ['grade', /^vl_aprovacao_(\d{4})_(si|[1-4])$/],
  ['p', /^vl_indicador_rend_(\d{4})$/],
  ['mt', /^vl_nota_matematica_(\d{4})$/],
  ['lp', /^vl_nota_portugues_(\d{4})$/],
  ['n', /^vl_nota_media_(\d{4})$/],
  ['ideb', /^vl_observado_(\d{4})$/],
  ['target', /^vl_projecao_(\d{4})$/],
  ['approval', /^taxa_de_aprovacao_(\d{4})_total$/],
  ['grade', /^taxa_de_aprovacao_(\d{4})_([1-4])_ano$/],
  // One table lost the letters "nd" of "indicador de rendimento".
  ['p', /^taxa_de_aprovacao_(\d{4})_(?:ind|i)icador_de_re(?:nd)?imento$/],
  ['mt', /^nota_saeb_(\d{4})_matematica$/],
  ['lp', /^nota_saeb_(\d{4})_lingua_portuguesa$/],
  ['n', /^nota_saeb_(\d{4})_nota_media_padronizada$/],
  ['ideb', /^ideb_(\d{4})$/],
  ['target', /^projec(?:ao|oes)_(\d{4})$/],
];

/** A line for each edition. */
const OF_A_LINE = {
  approval: ['taxa_aprovacao', 'aprovacao_geral'],
  p: ['p', 'indicador_rendimento'],
  mt: ['matematica', 'nota_saeb_matematica'],
  lp: ['lingua_portuguesa', 'nota_saeb_lingua_portuguesa'],
  n: ['n', 'nota_saeb_media_padronizada'],
  ideb: ['ideb'],
  target: ['meta', 'meta_ideb', 'projecao'],
};

const named = (groups, name) => Object.keys(groups).find((role) => groups[role].includes(name));

/** `{ role, year, grade }` of one name, or nothing: a column that is not read. */
function columnOf(name) {
  const where = named(WHERE, name);
  if (where) return { role: where };
  const ofALine = named(OF_A_LINE, name);
  if (ofALine) return { role: ofALine, figure: true };
  const absolute = /^([1-9])o(_ano)?$/.exec(name);
  if (absolute)
    return {
      role: 'grade',
      figure: true,
      grade: { absolute: Number(absolute[1]) },
    };
  for (const [role, pattern] of OF_A_YEAR) {
    const [found, year, grade] = pattern.exec(name) ?? [];
    if (!found) continue;
    const relative = grade && {
      relative: grade === 'si' ? 'si' : Number(grade),
    };
    return {
      role,
      figure: true,
      year: Number(year),
      ...(relative && { grade: relative }),
    };
  }
  return undefined;
}

/** The columns of a header; nothing when the row is none. */
export function columnsOf(cells) {
  const columns = [];
  cells.forEach((cell, at) => {
    const column = columnOf(plain(cell));
    if (column) columns.push({ ...column, at });
  });
  const has = (role) => columns.some((column) => column.role === role);
  const places = ['code', 'school', 'municipalityCode', 'state', 'country'].filter(has);
  const simpleCountry = has('network') && has('stage') && has('year');
  if (!has('ideb') || (places.length === 0 && !simpleCountry)) return undefined;
  return { columns, kind: kindOf(has) };
}

function kindOf(has) {
  if (has('code') || has('school')) return 'school';
  if (has('municipalityCode')) return 'municipality';
  return has('state') ? 'state' : 'country';
}

/** The first grade of anos finais is the 6th; "SI" is the 1st of anos iniciais, and their "1" the 2nd. */
export function gradeOf(grade, stage, hasSi) {
  if (grade.absolute !== undefined) {
    const [first, last] = {
      anos_iniciais: [1, 5],
      anos_finais: [6, 9],
      ensino_medio: [1, 4],
    }[stage];
    return grade.absolute >= first && grade.absolute <= last ? grade.absolute : undefined;
  }
  if (grade.relative === 'si') return stage === 'anos_iniciais' ? 1 : undefined;
  if (stage === 'anos_finais') return grade.relative + 5;
  return stage === 'anos_iniciais' && hasSi ? grade.relative + 1 : grade.relative;
}
