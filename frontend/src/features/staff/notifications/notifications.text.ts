import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

export const notificationsText = {
  filters: 'Quais notificações',
  every: 'Todas',
  unread: (count: number) => `Não lidas (${count})`,
  topics: { acoes: 'Ações', importacoes: 'Importações', ideb: 'IDEB e metas', planos: 'Planos de aula' },
  noneUnread: 'Nenhuma notificação não lida',
  noneOf: {
    acoes: 'Nenhuma notificação de ações',
    importacoes: 'Nenhuma notificação de importações',
    planos: 'Nenhuma notificação de planos de aula',
    ideb: 'Nenhuma notificação do IDEB e das metas',
  },
  showAll: 'Ver todas',
  more: 'Mostrar mais antigas',
  moreAsking: (count: number) =>
    `Mostrar mais, de ${formatCount(count)} que ainda ${plural(count, 'pede', 'pedem')} você`,
  loadingMore: 'Carregando...',
  moreFailed: (message: string) => `Não foi possível carregar mais: ${message}`,
  failedDetail: 'Confira a conexão e tente de novo.',
};
