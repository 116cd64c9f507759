import { formatCount, formatDecimal, formatPosition } from '@/domain/decimal';
import { plural } from '@/domain/plural';

import type { Place } from './ranking';

export const rankingText = {
  title: 'Classificação Regional',
  edition: (year: number) => `edição ${year}`,
  places: { municipal: 'Municipal', state: 'Estadual', national: 'Nacional' } satisfies Record<Place, string>,
  ofTotal: (total: number) => `de ${formatCount(total)} ${plural(total, 'escola', 'escolas')} com IDEB`,
  meter: 'A barra mostra a parte das escolas que ficou atrás.',
  next: 'Próxima Meta:',
  nextDetail: (position: number, index: string) =>
    `Alcançar ${formatPosition(position)} lugar municipal com IDEB ${formatDecimal(index, 1)}`,
  none: 'Dados de ranking não disponíveis',
  noIndex: 'A escola entra na classificação com o primeiro IDEB publicado nesta etapa.',
  noCode: 'A escola está sem código INEP no cadastro, e a classificação compara os resultados publicados.',
  giveCode: 'Informar o código INEP',
  noReference:
    'A classificação precisa dos resultados das outras escolas. Peça a quem cuida do sistema que rode',
  command: 'ideb import ideb',
  failed: 'Não foi possível carregar a classificação.',
  loading: 'Carregando a classificação...',
};
