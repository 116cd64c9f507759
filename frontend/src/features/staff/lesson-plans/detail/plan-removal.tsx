import { type ListedPlan, usePlanDeeds } from '@/api/lessons/lesson-plans';
import { Removal } from '@/kit/overlay/dialog/removal';

import { detailText as text } from './detail.text';

interface PlanRemovalProps {
  plan: Pick<ListedPlan, 'id' | 'title'>;
  /** It is gone: what showed it closes. */
  onRemoved?: () => void;
  onClose: () => void;
}

/** Asks before a plan is deleted. */
export function PlanRemoval({ plan, onRemoved, onClose }: PlanRemovalProps) {
  const { remove } = usePlanDeeds();
  return (
    <Removal
      words={{ ...text.removal, detail: text.removal.detail(plan.title) }}
      remove={async () => {
        await remove(plan.id);
        onRemoved?.();
      }}
      onClose={onClose}
    />
  );
}
