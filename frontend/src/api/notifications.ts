import { useSWRConfig } from 'swr';

import { address, type Schemas } from '@/api/wire/address';
import { ask } from '@/api/wire/client';
import { type Resource, useResource } from '@/api/wire/use-resource';

export type Notification = Schemas['Notification'];
export type Notifications = Schemas['Notifications'];

const NOTIFICATIONS = address('/api/notifications');

export const useNotifications = (): Resource<Notifications> => useResource(NOTIFICATIONS);

export function useNotificationActions() {
  const { mutate } = useSWRConfig();
  return {
    /** Reads them anew and marks them read. The count goes at once; the new ones keep their mark until the next look. */
    async look(): Promise<void> {
      const found = await mutate<Notifications>(NOTIFICATIONS);
      if (!found?.unread) return;
      // Nothing else is read again: the mark is this person's, and the list would lose what is new before it was seen.
      await ask('/api/notifications/read');
      await mutate<Notifications>(NOTIFICATIONS, (known) => (known ? { ...known, unread: 0 } : known), {
        revalidate: false,
      });
    },
  };
}
