import {
  Activity as ActivityIcon,
  Calculator,
  KeyRound,
  type LucideIcon,
  PencilLine,
  Presentation,
  School,
  Target,
  Upload,
} from 'lucide-react';

import { type Activity, useActivities } from '@/api/activities';
import { Empty } from '@/kit/feedback/empty';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Card } from '@/kit/ui/card';
import { Tile } from '@/kit/ui/tile';
import { formatDateTime } from '@/domain/dates';

import { activitiesText } from './activities.text';

import '@/kit/data/list.css';

const LIMIT = 4;

const icons: Record<string, LucideIcon> = {
  simulation: Calculator,
  import: Upload,
  goal: Target,
  registration: School,
  figures: PencilLine,
  password: KeyRound,
  classes: Presentation,
} satisfies Partial<Record<Activity['kind'], LucideIcon>>;

/** The newest entries of the school's audit trail. */
export function ActivitiesCard({ schoolId }: { schoolId: number }) {
  return (
    <Card title={activitiesText.title}>
      <ResourceView
        resource={useActivities(schoolId, LIMIT)}
        loading={activitiesText.loading}
        failed={activitiesText.failed}
        empty={
          <Empty title={activitiesText.empty} level={3} icon={<ActivityIcon className="icon icon-l" />}>
            {activitiesText.emptyDetail}
          </Empty>
        }
      >
        {(activities) => (
          <ul className="list">
            {activities.map((activity) => (
              <Entry key={activity.id} activity={activity} />
            ))}
          </ul>
        )}
      </ResourceView>
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
