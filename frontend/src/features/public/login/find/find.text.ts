import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

export const findText = {
  label: 'Encontre a sua escola',
  hint: 'Nome, cidade ou código INEP',
  list: 'Escolas encontradas',
  /** "as 3.731 escolas de RO e SP" */
  ofStates: (schools: number, states: string) => `as ${formatCount(schools)} escolas de ${states}`,
  ofAllStates: (schools: number) => `as ${formatCount(schools)} escolas de todos os estados`,
  begin: 'Escreva pelo menos 3 letras.',
  beginAmong: (among: string) => `Escreva pelo menos 3 letras: a procura é entre ${among} carregadas.`,
  searching: 'Procurando...',
  failed: 'Não foi possível procurar agora.',
  found: (total: number) => `${formatCount(total)} ${plural(total, 'escola', 'escolas')}`,
  among: (sentence: string, among: string) => `${sentence} entre ${among} carregadas`,
  some: (shown: number, total: number) =>
    `${shown} de ${formatCount(total)} escolas. Escreva mais para achar a sua`,
  many: (shown: number, total: number) =>
    `${shown} de mais de ${formatCount(total)} escolas. Escreva mais para achar a sua`,
  none: 'Nenhuma escola encontrada',
  noneHelp:
    'Tente só a cidade, ou o código de 8 dígitos. Ele está na página da escola em qedu.org.br e no recibo do Censo Escolar.',
  registerAnyway: 'Registrar sem resultado',
  nothingLoaded:
    'Os resultados publicados pelo INEP ainda não foram carregados aqui. A escola pode se registrar e digitar os seus números.',
  noIdeb: 'sem IDEB',
  year: (year: number) => ` ${year}`,
  seeAll: (shown: number) => `Ver as ${shown} escolas`,
  inep: (code: string) => `INEP ${code}`,
};
