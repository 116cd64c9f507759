import { Bell, CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import { useNotificationPages } from '@/api/notification-pages';
import { type Notification, useNotificationActions, useNotifications } from '@/api/notifications';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import { useKept } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { useAction } from '@/kit/feedback/use-action';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { FilterToggle } from '@/kit/ui/choice/filter-toggle';
import { Note } from '@/kit/ui/note';
import { PageHead } from '@/kit/ui/page-head';
import { NoticesTabs } from '@/parts/notices/notices-tabs';
import { noticesText } from '@/parts/notices/notices.text';

import { NoticeList } from './notice-list';
import { notificationsText as text } from './notifications.text';
import { topics, useNotificationsAddress } from './use-notifications-address';

type Address = ReturnType<typeof useNotificationsAddress>;

/** All that a person is told: what asks for them, then what others did. */
export function NotificationsPage() {
  const bell = useNotifications();
  const { markAll, follow } = useNotificationActions();
  const marking = useAction(markAll, { failed: noticesText.markFailed });
  const view = useNotificationsAddress();
  const pages = useNotificationPages(view.filter);
  useReadOnOpening('/api/notifications');
  const kept = useKept(pages);
  const items = { ...kept, data: kept.data?.flatMap((page) => page.items) };
  const unread = bell.data?.unread ?? 0;
  return (
    <>
      <PageHead
        title={noticesText.title}
        description={bell.data ? summaryOf(bell.data.asking, unread) : undefined}
        className="page-head mb-3"
        action={
          unread > 0 ? (
            <Button pending={marking.pending} pendingText={noticesText.marking} onClick={() => marking.run()}>
              <CheckCheck className="icon icon-s" />
              {noticesText.markAll}
            </Button>
          ) : null
        }
      />
      <NoticesTabs current="notifications" />
      <div className="stack">
        <Chips view={view} unread={unread} />
        <ResourceView
          resource={items}
          loading={
            <Card>
              <Loading text={noticesText.loading}>
                <SkeletonLines lines={4} />
              </Loading>
            </Card>
          }
          renderFailed={(_, retry) => (
            <Card>
              <ErrorState title={noticesText.failed} detail={text.failedDetail} onRetry={retry} />
            </Card>
          )}
          empty={
            <Card>
              <Nothing view={view} />
            </Card>
          }
        >
          {(all) => <Groups items={all} onFollow={follow} />}
        </ResourceView>
        <More pages={pages} />
      </div>
    </>
  );
}

const summaryOf = (asking: number, unread: number): string =>
  noticesText.summary(
    asking === 0 ? noticesText.noneAsks : noticesText.asking(asking),
    unread === 0 ? noticesText.allRead : noticesText.unread(unread),
  );

function Chips({ view, unread }: { view: Address; unread: number }) {
  const { filter, isFiltered } = view;
  const chip = (key: string, pressed: boolean, choose: () => void, label: ReactNode) => (
    <FilterToggle key={key} pressed={pressed} onChange={choose}>
      {label}
    </FilterToggle>
  );
  return (
    <div className="row gap-2" role="group" aria-label={text.filters}>
      {chip('all', !isFiltered, view.showAll, text.every)}
      {chip('unread', filter.unread, view.showUnread, text.unread(unread))}
      {topics.map((topic) =>
        chip(topic, filter.topic === topic, () => view.showTopic(topic), text.topics[topic]),
      )}
    </div>
  );
}

interface GroupsProps {
  items: readonly Notification[];
  onFollow: (item: Notification) => void;
}

function Groups({ items, onFollow }: GroupsProps) {
  return (
    <>
      <NoticeList
        title={noticesText.asks}
        items={items.filter(({ group }) => group === 'asks')}
        onFollow={onFollow}
      />
      <NoticeList
        title={noticesText.toKnow}
        items={items.filter(({ group }) => group === 'to_know')}
        onFollow={onFollow}
      />
    </>
  );
}

/** Nothing at all, or nothing of what the chips ask for. */
function Nothing({ view }: { view: Address }) {
  const { filter, isFiltered, showAll } = view;
  const icon = <Bell className="icon icon-l" />;
  if (!isFiltered) {
    return (
      <Empty title={noticesText.allDone} icon={icon}>
        {noticesText.allDoneDetail}
      </Empty>
    );
  }
  return (
    <Empty
      title={filter.topic ? text.noneOf[filter.topic] : text.noneUnread}
      icon={icon}
      action={<Button onClick={showAll}>{text.showAll}</Button>}
    />
  );
}

function More({ pages }: { pages: ReturnType<typeof useNotificationPages> }) {
  const { data, hasMore, moreError, loadingMore, loadMore } = pages;
  if (!hasMore) return null;
  const asking = data?.at(-1)?.moreAsking ?? 0;
  return (
    <div className="stack">
      {moreError ? (
        <Note tone="bad" role="alert">
          {text.moreFailed(moreError.sentence())}
        </Note>
      ) : null}
      <Button pending={loadingMore} pendingText={text.loadingMore} onClick={loadMore}>
        {asking > 0 ? text.moreAsking(asking) : text.more}
      </Button>
    </div>
  );
}
