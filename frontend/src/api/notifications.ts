import { useSWRConfig } from 'swr';

import { address, type Schemas } from '@/api/wire/address';
import { ask } from '@/api/wire/client';
import { type Resource, useResource } from '@/api/wire/use-resource';
import { watchedKeys } from '@/api/wire/watched';

export type Notification = Schemas['Notification'];
export type Notifications = Schemas['Notifications'];

const NOTIFICATIONS = address('/api/notifications');

/** What the bell shows. */
export const useNotifications = (): Resource<Notifications> => useResource(NOTIFICATIONS);

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
