import {
  AlarmClock,
  BookCheck,
  BookOpen,
  CalendarX2,
  ClockAlert,
  type LucideIcon,
  Target,
  TrendingUp,
  Upload,
} from 'lucide-react';

import type { Notification } from '@/api/notifications';
import { Tile } from '@/kit/ui/tile';

type Kind = Notification['kind'];

/** What it is about, at a glance; its words say it too. */
const icons: Record<Kind, LucideIcon> = {
  milestone_overdue: ClockAlert,
  action_past_end: CalendarX2,
  milestone_due: AlarmClock,
  import: Upload,
  figures: TrendingUp,
  goal: Target,
  plan_sent: BookOpen,
  plan_judged: BookCheck,
};

const tones: Record<Kind, 'info' | 'ok' | 'warn' | 'bad'> = {
  milestone_overdue: 'bad',
  action_past_end: 'bad',
  milestone_due: 'warn',
  import: 'ok',
  figures: 'info',
  goal: 'info',
  plan_sent: 'info',
  plan_judged: 'ok',
};

export function NoticeSign({ kind }: { kind: Kind }) {
  const Icon = icons[kind];
  return (
    <Tile tone={tones[kind]}>
      <Icon className="icon" />
    </Tile>
  );
}
