import { Bell, type LucideIcon, Target, TrendingUp, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';

import { type Notification, useNotificationActions, useNotifications } from '@/api/notifications';
import { Empty } from '@/kit/feedback/empty';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading } from '@/kit/feedback/skeleton';
import { Button } from '@/kit/ui/button';
import { Popover } from '@/kit/overlay/popover';
import { Tile } from '@/kit/ui/tile';
import { formatRecent } from '@/domain/dates';

import { appText } from '@/app/app.text';

import './notifications.css';

const text = appText.notifications;
const MOST_SHOWN = 99;

/** What happened, at a glance; its title says it too. */
const icons: Record<Notification['kind'], LucideIcon> = {
  import: Upload,
  figures: TrendingUp,
  goal: Target,
};

/** The bell with its unread count; opening it marks everything read. */
export function NotificationBell() {
  const notifications = useNotifications();
  const { look } = useNotificationActions();
  const unread = notifications.data?.unread ?? 0;
  const trigger = (
    <>
      <Bell className="icon icon-l" />
      {unread > 0 ? (
        <span className="topbar-count" aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      ) : null}
    </>
  );

  return (
    <Popover
      trigger={trigger}
      triggerClass="icon-button"
      triggerLabel={unread === 0 ? text.allRead : text.unread(unread)}
      label={text.title}
      onOpen={() => void look().catch(() => undefined)}
    >
      {(close) => (
        <>
          <h2>{text.title}</h2>
          <ResourceView
            resource={{ ...notifications, data: notifications.data?.items }}
            loading={<Loading text={text.loading} />}
            renderFailed={(_, retry) => (
              <div className="p-3" role="alert">
                <p className="mb-2 text-sm text-muted">{text.failed}</p>
                <Button onClick={retry}>{text.retry}</Button>
              </div>
            )}
            empty={
              <Empty title={text.empty} level={3} icon={<Bell className="icon icon-l" />}>
                {text.emptyDetail}
              </Empty>
            }
          >
            {(items) => (
              <ul className="notifications">
                {items.map((item) => (
                  <li key={item.id} data-read={item.read}>
                    <Item item={item} onFollow={close} />
                  </li>
                ))}
              </ul>
            )}
          </ResourceView>
        </>
      )}
    </Popover>
  );
}

function Item({ item, onFollow }: { item: Notification; onFollow: () => void }) {
  const Icon = icons[item.kind];
  const inside = (
    <>
      <Tile>
        <Icon className="icon" />
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
