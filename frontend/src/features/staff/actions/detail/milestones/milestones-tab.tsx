import { ArrowUpDown, Flag } from 'lucide-react';
import { useState } from 'react';

import type { Action } from '@/api/actions/actions';
import { type Milestone, useMilestones } from '@/api/actions/milestones';
import { Empty } from '@/kit/feedback/empty';
import { ResourceView } from '@/kit/feedback/resource-view';
import type { Unsaved } from '@/kit/overlay/dialog/use-unsaved-guard';
import { Button } from '@/kit/ui/button';

import { MilestoneAdd } from './milestone-add';
import { MilestoneDeeds, type RenderEdit } from './milestone-deeds';
import { type MilestoneDeed, MilestoneRow } from './milestone-row';
import { milestonesText as text } from './milestones.text';
import { OrderList } from './order-list';

import './milestone-list.css';

interface MilestonesTabProps {
  action: Action;
  today: string;
  onAddUnsaved: (unsaved: Unsaved) => void;
  onOrderUnsaved: (unsaved: Unsaved) => void;
  renderEdit: RenderEdit;
}

/** The steps of an action: completed by whoever answers for it, made and ordered by who leads. */
export function MilestonesTab({
  action,
  today,
  onAddUnsaved,
  onOrderUnsaved,
  renderEdit,
}: MilestonesTabProps) {
  const milestones = useMilestones(action.id);
  const [chosen, setChosen] = useState<{ deed: MilestoneDeed; milestone: Milestone } | null>(null);
  const [ordering, setOrdering] = useState(false);
  return (
    <>
      <ResourceView
        resource={milestones}
        loading={text.loading}
        failed={text.failed}
        empty={
          <Empty level={3} title={text.empty} icon={<Flag className="icon icon-l" />}>
            {text.emptyDetail}
          </Empty>
        }
      >
        {(known) =>
          ordering ? (
            <OrderList
              action={action.id}
              milestones={known}
              onUnsaved={onOrderUnsaved}
              onClose={() => setOrdering(false)}
            />
          ) : (
            <>
              {action.mayComplete ? null : <p className="mb-2 text-sm text-muted">{text.notTheirs}</p>}
              <ol className="milestone-list" aria-label={text.list}>
                {known.map((milestone) => (
                  <MilestoneRow
                    key={milestone.id}
                    milestone={milestone}
                    action={action}
                    today={today}
                    onDeed={(deed) => setChosen({ deed, milestone })}
                  />
                ))}
              </ol>
              {action.mayChange && known.length > 1 ? (
                <Button variant="text" flush className="mt-2" onClick={() => setOrdering(true)}>
                  <ArrowUpDown className="icon icon-s" />
                  {text.order.begin}
                </Button>
              ) : null}
            </>
          )
        }
      </ResourceView>
      {action.mayChange ? (
        <div hidden={ordering}>
          <MilestoneAdd action={action.id} onUnsaved={onAddUnsaved} />
        </div>
      ) : null}
      {chosen ? <MilestoneDeeds {...chosen} renderEdit={renderEdit} onClose={() => setChosen(null)} /> : null}
    </>
  );
}
