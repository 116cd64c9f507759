import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import type { Notification } from '@/api/schema';
import { useNotificationActions, useNotifications } from '@/api/use-notifications';
import { Empty } from '@/components/feedback/empty';
import { Tile } from '@/components/ui/tile';
import { formatRecent } from '@/domain/dates';

import { appText } from './app.text';

const text = appText.notifications;

/** The bell with its unread count; opening it marks everything read. */
export function NotificationBell() {
  const { data, error } = useNotifications();
  const { markRead } = useNotificationActions();
  const [open, setOpen] = useState(false);
  const unread = data?.unread ?? 0;

  function turn(next: boolean) {
    setOpen(next);
    if (next && unread > 0) void markRead().catch(() => undefined);
  }

  return (
    <Popover.Root open={open} onOpenChange={turn}>
      <Popover.Trigger className="icon-btn" aria-label={text.button(unread)}>
        <Bell className="icon icon-l" />
        {unread > 0 ? (
          <span className="count" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        ) : null}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="pop"
          align="end"
          sideOffset={8}
          collisionPadding={16}
          aria-label={text.title}
        >
          <h2>{text.title}</h2>
          {error ? <p className="p-3 text-sm text-muted">{text.failed}</p> : null}
          {data?.items.length === 0 ? (
            <Empty title={text.empty} level={3} icon={<Bell className="icon icon-l" />}>
              {text.emptyDetail}
            </Empty>
          ) : null}
          <ul>
            {data?.items.map((item) => (
              <li key={item.id} data-read={item.read}>
                <Item item={item} onFollow={() => setOpen(false)} />
              </li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Item({ item, onFollow }: { item: Notification; onFollow: () => void }) {
  const inside = (
    <>
      <Tile>
        <Bell className="icon" />
      </Tile>
      <span className="min-w-0">
        <span className="block">
          {item.read ? null : <span className="sr-only">{text.isNew}</span>}
          <b>{item.title}</b>
        </span>
        <span className="block text-muted">{item.detail}</span>
        <span className="block text-xs text-subtle">{formatRecent(item.at)}</span>
      </span>
    </>
  );
  return item.link ? (
    <Link to={item.link} onClick={onFollow}>
      {inside}
    </Link>
  ) : (
    <div>{inside}</div>
  );
}
