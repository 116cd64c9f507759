import { useClasses } from '@/api/classes';
import { useSignedIn } from '@/api/session/session-context';
import type { PlanSeed } from '@/domain/lesson/plan-for';
import type { PlanReason } from '@/domain/lesson/plan-reason';
import { Note } from '@/kit/ui/note';

import { whyOf } from './reason-words';

interface WhyPlanProps extends Pick<PlanSeed, 'classId'> {
  reason: PlanReason;
}

/** What the link that opened the request was about. */
export function WhyPlan({ classId, reason }: WhyPlanProps) {
  const { schoolId } = useSignedIn();
  const classes = useClasses(schoolId, false);
  const name = classes.data?.find(({ id }) => id === classId)?.name ?? null;
  // It is read once, with its class.
  if (classes.loading && classId !== undefined) return null;
  return <Note tone="info">{whyOf(reason, name)}</Note>;
}
