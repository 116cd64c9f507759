import { useSWRConfig } from 'swr';

import { post } from './client';
import type { Notifications } from './schema';
import { type Resource, useResource } from './use-resource';

const PATH = '/api/notifications';

export const useNotifications = (): Resource<Notifications> => useResource<Notifications>(PATH);

export function useNotificationActions() {
  const { mutate } = useSWRConfig();
  return {
    /** The count goes at once; the items keep their mark until they are read again. */
    async markRead(): Promise<void> {
      await post(`${PATH}/read`);
      await mutate<Notifications>(PATH, (known) => (known ? { ...known, unread: 0 } : known), {
        revalidate: false,
      });
    },
  };
}
