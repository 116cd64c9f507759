import {
  Activity as ActivityIcon,
  Calculator,
  KeyRound,
  type LucideIcon,
  PencilLine,
  School,
  Target,
  Upload,
} from 'lucide-react';

import type { Activity } from '@/api/schema';
import { useActivities } from '@/api/use-activities';
import { Empty } from '@/kit/feedback/empty';
import { Card } from '@/kit/ui/card';
import { Tile } from '@/kit/ui/tile';
import { formatDateTime } from '@/domain/dates';

import { activitiesText } from './activities.text';
import { CardFailed, CardLoading } from '../card-state';

import '@/kit/data/list.css';

const LIMIT = 4;

const icons: Record<string, LucideIcon> = {
  simulation: Calculator,
  import: Upload,
  goal: Target,
  registration: School,
  figures: PencilLine,
  password: KeyRound,
} satisfies Record<Activity['kind'], LucideIcon>;

/** The newest entries of the school's audit trail. */
export function ActivitiesCard({ schoolId }: { schoolId: number }) {
  const { data, error, retry } = useActivities(schoolId, LIMIT);
  return (
    <Card title={activitiesText.title}>
      {error ? (
        <CardFailed text={activitiesText.failed} onRetry={retry} />
      ) : !data ? (
        <CardLoading text={activitiesText.loading} />
      ) : data.length === 0 ? (
        <Empty title={activitiesText.empty} level={3} icon={<ActivityIcon className="icon icon-l" />}>
          {activitiesText.emptyDetail}
        </Empty>
      ) : (
        <ul className="list">
          {data.map((activity) => (
            <Entry key={activity.id} activity={activity} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Entry({ activity }: { activity: Activity }) {
  const Icon = icons[activity.kind] ?? ActivityIcon;
  return (
    <li>
      <Tile>
        <Icon className="icon" />
      </Tile>
      <div className="list-grow text-sm">
        <p>
          <b>{activity.actorName}</b> {activity.text}
        </p>
        <p className="text-xs text-subtle">
          <time dateTime={activity.at}>{formatDateTime(activity.at)}</time>
        </p>
      </div>
    </li>
  );
}
