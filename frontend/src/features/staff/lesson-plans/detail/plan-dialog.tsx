import { BookOpen } from 'lucide-react';

import { usePlan } from '@/api/lessons/lesson-plans';
import { Empty } from '@/kit/feedback/empty';
import { FailedNote } from '@/kit/feedback/failed-note';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { Button } from '@/kit/ui/button';

import { detailText as text } from './detail.text';
import { OpenPlan, type PlanDialogProps } from './open-plan';

/** The whole of a plan, over the list. */
export function PlanDialog(props: PlanDialogProps) {
  const { id, onClose } = props;
  const plan = usePlan(id);
  if (plan.data) return <OpenPlan {...props} plan={plan.data} />;
  const isGone = plan.error?.status === 404;
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={isGone ? text.goneTitle : text.loadingTitle}
      foot={
        <Button variant={isGone ? 'primary' : 'outline'} onClick={onClose}>
          {isGone ? text.toList : text.close}
        </Button>
      }
    >
      {isGone ? (
        <Empty title={text.gone} icon={<BookOpen className="icon icon-l" />}>
          {text.goneDetail}
        </Empty>
      ) : plan.error ? (
        <FailedNote text={plan.error.sentence(text.failed)} onRetry={plan.retry} />
      ) : (
        <Loading text={text.loading}>
          <SkeletonLines lines={8} />
        </Loading>
      )}
    </Dialog>
  );
}
