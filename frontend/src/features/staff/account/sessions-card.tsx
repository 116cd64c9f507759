import { type OpenSession, useAccountActions, useOpenSessions } from '@/api/people/account';
import { formatDateTime, formatRecent } from '@/domain/dates';
import { DataTable } from '@/kit/data/table/data-table';
import { ResourceView } from '@/kit/feedback/resource-view';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';

import { accountText } from './account.text';
import { deviceName } from './device-name';

const text = accountText.sessions;

/** Where one is signed in, and the way out of it. */
export function SessionsCard() {
  const sessions = useOpenSessions();
  const { endOtherSessions, endSession } = useAccountActions();
  const others = useAction(endOtherSessions, {
    onDone: () => toast.success(text.endedOthers),
    failed: text.endFailed,
  });
  const one = useAction(endSession, { onDone: () => toast.success(text.ended), failed: text.endFailed });
  const endOf = (session: OpenSession) =>
    session.own ? (
      <Badge tone="info">{text.own}</Badge>
    ) : (
      <Button
        pending={one.pending}
        aria-label={text.endOf(deviceName(session))}
        onClick={() => one.run(session.id)}
      >
        {text.end}
      </Button>
    );
  return (
    <Card
      title={text.title}
      description={text.description}
      action={
        (sessions.data?.length ?? 0) > 1 ? (
          <Button pending={others.pending} pendingText={text.ending} onClick={() => others.run()}>
            {text.endOthers}
          </Button>
        ) : null
      }
    >
      <ResourceView resource={sessions} loading={text.loading} failed={text.failed}>
        {(open) => (
          <DataTable
            caption={text.title}
            rows={open}
            rowKey={({ id }) => id}
            cards
            columns={[
              { key: 'device', label: text.device, cell: deviceName },
              { key: 'seen', label: text.seen, cell: ({ seenAt }) => formatRecent(seenAt) },
              { key: 'opened', label: text.opened, cell: ({ openedAt }) => formatDateTime(openedAt) },
              { key: 'end', label: text.actions, numeric: true, cell: endOf },
            ]}
          />
        )}
      </ResourceView>
    </Card>
  );
}
