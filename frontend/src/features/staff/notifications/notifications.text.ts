export const notificationsText = {
  filters: 'Quais notificações',
  every: 'Todas',
  unread: (count: number) => `Não lidas (${count})`,
  topics: { acoes: 'Ações', importacoes: 'Importações', ideb: 'IDEB e metas' },
  noneUnread: 'Nenhuma notificação não lida',
  noneOf: {
    acoes: 'Nenhuma notificação de ações',
    importacoes: 'Nenhuma notificação de importações',
    ideb: 'Nenhuma notificação do IDEB e das metas',
  },
  showAll: 'Ver todas',
  more: 'Mostrar mais antigas',
  loadingMore: 'Carregando...',
  moreFailed: (message: string) => `Não foi possível carregar mais: ${message}`,
  failedDetail: 'Confira a conexão e tente de novo.',
};
