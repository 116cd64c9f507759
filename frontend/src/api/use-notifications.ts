import { useSWRConfig } from 'swr';

import { post } from '@/api/wire/client';
import type { Notifications } from './schema';
import { type Resource, useResource } from '@/api/wire/use-resource';

const PATH = '/api/notifications';

export const useNotifications = (): Resource<Notifications> => useResource<Notifications>(PATH);

export function useNotificationActions() {
  const { mutate } = useSWRConfig();
  return {
    /** Reads them anew and marks them read. The count goes at once; the new ones keep their mark until the next look. */
    async look(): Promise<void> {
      const found = await mutate<Notifications>(PATH);
      if (!found?.unread) return;
      await post(`${PATH}/read`);
      await mutate<Notifications>(PATH, (known) => (known ? { ...known, unread: 0 } : known), {
        revalidate: false,
      });
    },
  };
}
