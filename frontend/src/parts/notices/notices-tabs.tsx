import { useMay } from '@/api/session/session-context';
import { staffPaths } from '@/domain/staff-paths';
import { Tabs } from '@/kit/ui/choice/tabs';

import { noticesText as text } from './notices.text';

/** What a person is told, and what the school's trail says, for who may read it. */
export function NoticesTabs({ current }: { current: 'notifications' | 'audit' }) {
  const mayAudit = useMay('audit.export');
  if (!mayAudit) return null;
  return (
    <Tabs
      label={text.tabs}
      tabs={[
        { to: staffPaths.notifications, label: text.title, current: current === 'notifications' },
        { to: staffPaths.audit, label: text.audit, current: current === 'audit' },
      ]}
    />
  );
}
