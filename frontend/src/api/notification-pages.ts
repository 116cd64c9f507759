import type { Notifications } from '@/api/notifications';
import { address, type Schemas } from '@/api/wire/address';
import { type Pages, usePages } from '@/api/wire/paged/use-pages';

/** What a list of notices is narrowed down to. */
export interface NotificationFilter {
  topic: Schemas['NotificationTopic'] | null;
  unread: boolean;
}

/** All of a person's notices, page after page; apart from what the bell shows, which every page has. */
export const useNotificationPages = ({ topic, unread }: NotificationFilter): Pages<Notifications> =>
  usePages((before) => address('/api/notifications', { topic, unread: unread || null, before, limit: 50 }));
