import { formatCount } from '@/domain/decimal';
import { plural } from '@/domain/plural';

export const noticesText = {
  title: 'Notificações',
  audit: 'Auditoria',
  tabs: 'Notificações e auditoria',
  loading: 'Carregando notificações...',
  failed: 'Erro ao carregar notificações',
  retry: 'Tentar de novo',
  asks: 'Pedem você',
  toKnow: 'Para saber',
  isUnread: 'Não lida',
  open: 'Abrir',
  openOf: (title: string, detail: string) => `Abrir: ${title}, ${detail}`,
  markAll: 'Marcar como lidas',
  marking: 'Marcando...',
  markFailed: 'Não foi possível marcar como lidas',
  all: 'Ver todas',
  allOf: (more: number) => `Ver todas: mais ${formatCount(more)} ${plural(more, 'pede', 'pedem')} você`,
  close: 'Fechar',
  allDone: 'Tudo em dia',
  allDoneDetail: 'Nada venceu, nada vence nos próximos 7 dias e ninguém mudou dados da escola.',
  summary: (asking: number, unread: number) =>
    `${formatCount(asking)} ${plural(asking, 'pede', 'pedem')} você, ${formatCount(unread)} ${plural(unread, 'não lida', 'não lidas')}.`,
  areas: { acoes: 'Ações Estratégicas', importacoes: 'Importações', ideb: 'IDEB e metas' },
};
