import { useSWRConfig } from 'swr';

import { address, type Schemas } from '@/api/wire/address';
import { ask } from '@/api/wire/client';
import { type Pages, usePages } from '@/api/wire/use-pages';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { watchedKeys } from '@/api/wire/watched';

export type Notification = Schemas['Notification'];
export type Notifications = Schemas['Notifications'];

/** What a list of notices is narrowed down to. */
export interface NotificationFilter {
  topic: Schemas['NotificationTopic'] | null;
  unread: boolean;
}

const NOTIFICATIONS = address('/api/notifications');

/** What the bell shows. */
export const useNotifications = (): Resource<Notifications> => useResource(NOTIFICATIONS);

/** All of them, page after page. */
export const useNotificationPages = ({ topic, unread }: NotificationFilter): Pages<Notifications> =>
  usePages((before) =>
    address('/api/notifications', { topic, unread: unread || null, before, limit: 50 }),
  );

export function useNotificationActions() {
  const { mutate } = useSWRConfig();
  // A mark is this person's, and nothing else is read again for it.
  const refresh = async (): Promise<void> => {
    const shown = watchedKeys().filter((key) => key.includes(NOTIFICATIONS));
    await Promise.all(shown.map((key) => mutate(key)));
  };
  const mark = async (ids?: string[]): Promise<void> => {
    await ask('/api/notifications/read', { body: ids ? { ids } : {} });
    await refresh();
  };
  return {
    /** What came since is there. */
    refresh,
    markAll: () => mark(),
    /** Whoever follows one has read it; that the mark is not kept is no reason to stop them. */
    follow: ({ id, read }: Notification): void => {
      if (!read) void mark([id]).catch(() => undefined);
    },
  };
}
