import { Bell } from 'lucide-react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { useNotificationActions, useNotifications } from '@/api/notifications';
import { lazyPart } from '@/kit/browser/lazy-part';
import { useAhead } from '@/kit/browser/use-ahead';
import { Loading } from '@/kit/feedback/skeleton';
import { Popover } from '@/kit/overlay/popover';

import { appText } from '@/app/app.text';

const notices = lazyPart(() => import('./notices').then((module) => module.Notices));

const text = appText.notifications;
const MOST_SHOWN = 99;

/** The bell with its unread count; opening it marks everything read. */
export function NotificationBell() {
  useAhead(notices.preload);
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
          <ErrorBoundary fallback={<p className="p-3 text-sm text-muted">{text.failed}</p>}>
            <Suspense fallback={<Loading text={text.loading} />}>
              <notices.Component onFollow={close} />
            </Suspense>
          </ErrorBoundary>
        </>
      )}
    </Popover>
  );
}
