import { usePlan } from '@/api/lessons/lesson-plans';
import { FailedNote } from '@/kit/feedback/failed-note';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { Note } from '@/kit/ui/note';

import { formText as text } from './form.text';
import { PlanFormDialog, type PlanFormDialogProps } from './plan-form-dialog';

export interface PlanEditProps extends Omit<PlanFormDialogProps, 'known'> {
  /** None for a new one. */
  id: number | null;
}

/** The form, once the plan is there. */
export function PlanEdit({ id, ...rest }: PlanEditProps) {
  const plan = usePlan(id);
  if (id === null) return <PlanFormDialog {...rest} known={null} />;
  if (plan.data) return <PlanFormDialog {...rest} known={plan.data} />;
  return (
    <Dialog open wide="4xl" onOpenChange={rest.onClose} title={text.change.title}>
      {plan.error?.status === 404 ? (
        <Note role="alert">{text.openGone}</Note>
      ) : plan.error ? (
        <FailedNote text={plan.error.sentence(text.openFailed)} onRetry={plan.retry} />
      ) : (
        <Loading text={text.opening}>
          <SkeletonLines lines={8} />
        </Loading>
      )}
    </Dialog>
  );
}
