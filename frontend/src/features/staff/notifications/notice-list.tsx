import type { Notification } from '@/api/notifications';
import { formatRecent } from '@/domain/dates';
import { Badge } from '@/kit/ui/badge';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { NoticeSign } from '@/parts/notices/notice-sign';
import { noticesText as text } from '@/parts/notices/notices.text';

import '@/kit/data/list.css';
import './notice-list.css';

interface NoticeListProps {
  title: string;
  items: readonly Notification[];
  onFollow: (item: Notification) => void;
}

/** The notices of one group; nothing where there are none. */
export function NoticeList({ title, items, onFollow }: NoticeListProps) {
  if (items.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="list notice-list">
        {items.map((item) => (
          <li key={item.id}>
            <NoticeSign kind={item.kind} />
            <div className="list-grow notice-list-words text-sm">
              <p>
                <b>{item.title}:</b> {item.detail}
              </p>
              <p className="text-xs text-subtle">
                {text.areas[item.topic]} • {formatRecent(item.at)}
              </p>
            </div>
            {item.read ? null : (
              <Badge tone="info" className="notice-list-unread">
                {text.isUnread}
              </Badge>
            )}
            <ButtonLink
              variant="text"
              className="notice-list-open"
              to={item.link}
              onClick={() => onFollow(item)}
              aria-label={text.openOf(item.title, item.detail)}
            >
              {text.open}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
