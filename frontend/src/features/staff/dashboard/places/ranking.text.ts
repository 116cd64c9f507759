import type { Ranking } from '@/api/index/ideb';
import { formatCount, formatDecimal, formatPosition } from '@/domain/decimal';

import type { Place } from './ranking';

type Network = NonNullable<Ranking['network']>;

export const rankingText = {
  title: 'Classificação Regional',
  edition: (year: number) => `edição ${year}`,
  places: {
    municipal: 'Municipal',
    state: 'Estadual',
    national: 'Nacional',
    imported: 'Estados importados',
  } satisfies Record<Place, string>,
  schools: {
    federal: { one: 'escola federal', many: 'escolas federais' },
    estadual: { one: 'escola estadual', many: 'escolas estaduais' },
    municipal: { one: 'escola municipal', many: 'escolas municipais' },
    privada: { one: 'escola privada', many: 'escolas privadas' },
    publica: { one: 'escola pública', many: 'escolas públicas' },
    total: { one: 'escola', many: 'escolas' },
  } satisfies Record<Network, { one: string; many: string }>,
  of: {
    named: (place: string) => `de ${place}`,
    municipality: 'do município',
    country: 'do Brasil',
    states: (count: number) => `de ${count} estados`,
  },
  only: (school: string, area: string) => `única ${school} ${area}`,
  among: (total: number, schools: string, area: string) => `de ${formatCount(total)} ${schools} ${area}`,
  amongImported: (total: number, schools: string, area: string) =>
    `entre as ${formatCount(total)} ${schools} ${area} importadas`,
  imported: ' importadas',
  first: (total: number, schools: string, area: string, imported: string) =>
    `Nenhuma das ${formatCount(total)} ${schools} ${area}${imported} está à frente`,
  last: (others: number, schools: string, area: string, imported: string) =>
    `As outras ${formatCount(others)} ${schools} ${area}${imported} estão à frente`,
  ahead: (notAhead: number, total: number, schools: string, area: string, imported: string) =>
    `Igual ou melhor que ${formatCount(notAhead)} de ${formatCount(total)} ${schools} ${area}${imported}`,
  ofTotal: (total: number) => `de ${formatCount(total)}`,
  lineStart: 'último',
  lineEnd: '1º',
  counted: 'Contam as escolas da mesma rede com IDEB nesta edição. As de mesmo índice dividem a posição.',
  invented: 'Dados inventados: as outras escolas também são de demonstração.',
  next: 'Próxima Meta:',
  nextDetail: (position: number, index: string) =>
    `Alcançar ${formatPosition(position)} lugar municipal com IDEB ${formatDecimal(index, 1)}`,
  none: 'Dados de ranking não disponíveis',
  noIndex: 'A escola entra na classificação com o primeiro IDEB publicado nesta etapa.',
  noCode: 'A escola está sem código INEP no cadastro, e a classificação compara os resultados publicados.',
  giveCode: 'Informar o código INEP',
  onlyOwn:
    'A classificação compara resultados publicados pelo INEP, e o IDEB desta etapa foi informado pela escola.',
  noNetwork:
    'A classificação é entre escolas da mesma rede, e os dados importados não dizem de que rede a escola é nesta edição. A planilha do INEP por escola traz a rede: peça a quem cuida do sistema que a carregue.',
  noPlaces:
    'A classificação precisa dos resultados das outras escolas. Peça a quem cuida do sistema que carregue a planilha do INEP por escola desta edição.',
  failed: 'Não foi possível carregar a classificação.',
  loading: 'Carregando a classificação...',
};
