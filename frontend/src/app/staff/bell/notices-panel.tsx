import { Bell, CheckCheck, X } from 'lucide-react';
import { Link } from 'react-router-dom';

import { type Notification, useNotificationActions, useNotifications } from '@/api/notifications';
import { formatRecent } from '@/domain/dates';
import { staffPaths } from '@/domain/staff-paths';
import { Empty } from '@/kit/feedback/empty';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading } from '@/kit/feedback/skeleton';
import { useAction } from '@/kit/feedback/use-action';
import { Button, ButtonLink } from '@/kit/ui/button';
import { IconButton } from '@/kit/ui/icon-button';
import { NoticeSign } from '@/parts/notices/notice-sign';
import { noticesText as text } from '@/parts/notices/notices.text';

import './notices-panel.css';

/** What asks for the person, then what others did; following one marks it, and nothing else does. */
export function NoticesPanel({ onClose }: { onClose: () => void }) {
  const notifications = useNotifications();
  const { markAll, follow } = useNotificationActions();
  const marking = useAction(markAll, { failed: text.markFailed });
  const unread = notifications.data?.unread ?? 0;
  const more = notifications.data?.moreAsking ?? 0;
  const onFollow = (item: Notification) => {
    follow(item);
    onClose();
  };
  return (
    <>
      <div className="notices-panel-head">
        <h2>{text.title}</h2>
        {unread > 0 ? (
          <Button variant="text" pending={marking.pending} pendingText={text.marking} onClick={marking.run}>
            <CheckCheck className="icon icon-s" />
            {text.markAll}
          </Button>
        ) : null}
        <IconButton className="notices-panel-close" label={text.close} onClick={onClose}>
          <X className="icon" />
        </IconButton>
      </div>
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
          <Empty title={text.allDone} level={3} icon={<Bell className="icon icon-l" />}>
            {text.allDoneDetail}
          </Empty>
        }
      >
        {(items) => (
          <>
            <Group
              title={text.asks}
              items={items.filter(({ group }) => group === 'asks')}
              onFollow={onFollow}
            />
            <Group
              title={text.toKnow}
              items={items.filter(({ group }) => group === 'to_know')}
              onFollow={onFollow}
            />
          </>
        )}
      </ResourceView>
      <p className="notices-panel-foot">
        <ButtonLink variant="text" to={staffPaths.notifications} onClick={onClose}>
          {more > 0 ? text.allOf(more) : text.all}
        </ButtonLink>
      </p>
    </>
  );
}

interface GroupProps {
  title: string;
  items: readonly Notification[];
  onFollow: (item: Notification) => void;
}

function Group({ title, items, onFollow }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <>
      <h3 className="notices-panel-group">{title}</h3>
      <ul className="notices-panel-list" aria-label={title}>
        {items.map((item) => (
          <li key={item.id} data-read={item.read}>
            <Link to={item.link} onClick={() => onFollow(item)}>
              <NoticeSign kind={item.kind} />
              <span className="min-w-0">
                <span className="block">
                  <b>{item.title}:</b> {item.detail}
                </span>
                <span className="block text-xs text-subtle">
                  {text.areas[item.topic]} • {formatRecent(item.at)}
                  {item.read ? null : <b className="notices-panel-unread"> • {text.isUnread}</b>}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
