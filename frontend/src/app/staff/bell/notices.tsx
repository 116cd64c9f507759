import { Bell, type LucideIcon, Target, TrendingUp, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';

import { type Notification, useNotifications } from '@/api/notifications';
import { formatRecent } from '@/domain/dates';
import { Empty } from '@/kit/feedback/empty';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading } from '@/kit/feedback/skeleton';
import { Button } from '@/kit/ui/button';
import { Tile } from '@/kit/ui/tile';

import { appText } from '@/app/app.text';

import './notifications.css';

const text = appText.notifications;

/** What happened, at a glance; its title says it too. */
const icons: Record<Notification['kind'], LucideIcon> = {
  import: Upload,
  figures: TrendingUp,
  goal: Target,
};

/** What others did, newest first. */
export function Notices({ onFollow }: { onFollow: () => void }) {
  const notifications = useNotifications();
  return (
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
              <Item item={item} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      )}
    </ResourceView>
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
