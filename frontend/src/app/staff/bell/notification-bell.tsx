import { Bell } from 'lucide-react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { useNotificationActions, useNotifications } from '@/api/notifications';
import { lazyPart } from '@/kit/browser/lazy-part';
import { useAhead } from '@/kit/browser/use-ahead';
import { Loading } from '@/kit/feedback/skeleton';
import { Popover } from '@/kit/overlay/popover';

import { appText } from '@/app/app.text';

const panel = lazyPart(() => import('./notices-panel').then((module) => module.NoticesPanel));

const text = appText.notifications;
const MOST_SHOWN = 99;

/** The bell with how many are unread; opening it reads them anew, and marks none. */
export function NotificationBell() {
  useAhead(panel.preload);
  const notifications = useNotifications();
  const { refresh } = useNotificationActions();
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
      className="notices-panel"
      onOpen={() => void refresh().catch(() => undefined)}
    >
      {(close) => (
        <ErrorBoundary fallback={<p className="p-3 text-sm text-muted">{text.failed}</p>}>
          <Suspense fallback={<Loading text={text.loading} />}>
            <panel.Component onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Popover>
  );
}
