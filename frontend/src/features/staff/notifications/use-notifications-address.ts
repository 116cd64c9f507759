import type { NotificationFilter } from '@/api/notification-pages';
import { useQueryState } from '@/kit/browser/use-query-state';

export const topics = ['acoes', 'importacoes', 'ideb', 'planos'] as const;

const allowed = { ver: ['nao-lidas'], assunto: topics } as const;

/** Which notices the address asks for: one of the chips. */
export function useNotificationsAddress() {
  const [{ ver, assunto }, change] = useQueryState(allowed);
  const filter: NotificationFilter = { topic: assunto, unread: ver !== null };
  return {
    filter,
    isFiltered: assunto !== null || ver !== null,
    showAll: () => change({ ver: null, assunto: null }),
    showUnread: () => change({ ver: 'nao-lidas', assunto: null }),
    showTopic: (topic: (typeof topics)[number]) => change({ ver: null, assunto: topic }),
  };
}
