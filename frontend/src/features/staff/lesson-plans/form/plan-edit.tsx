import { usePlan } from '@/api/lessons/lesson-plans';
import { FailedNote } from '@/kit/feedback/failed-note';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { Dialog } from '@/kit/overlay/dialog/dialog';

import { formText as text } from './form.text';
import { PlanFormDialog } from './plan-form-dialog';

export interface PlanEditProps {
  schoolId: number;
  /** None for a new one. */
  id: number | null;
  onClose: () => void;
}

/** The form, once the plan is there. */
export function PlanEdit({ schoolId, id, onClose }: PlanEditProps) {
  const plan = usePlan(id);
  if (id === null) return <PlanFormDialog schoolId={schoolId} known={null} onClose={onClose} />;
  if (plan.data) return <PlanFormDialog schoolId={schoolId} known={plan.data} onClose={onClose} />;
  return (
    <Dialog open wide="4xl" onOpenChange={onClose} title={text.change.title}>
      {plan.error ? (
        <FailedNote text={plan.error.sentence(text.openFailed)} onRetry={plan.retry} />
      ) : (
        <Loading text={text.opening}>
          <SkeletonLines lines={8} />
        </Loading>
      )}
    </Dialog>
  );
}
