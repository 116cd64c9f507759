import { ChevronRight, Target } from 'lucide-react';
import { Link } from 'react-router-dom';

import { type ActionSum, useActionSum } from '@/api/index/action-sum';
import { formatDecimal } from '@/domain/decimal';
import type { Stage } from '@/domain/index/stage';
import { inStage, staffPaths } from '@/domain/staff-paths';
import { Skeleton } from '@/kit/feedback/skeleton';

import { planLineText as text } from './plan-line.text';

import './plan-line.css';

interface PlanLineProps {
  schoolId: number;
  stage: Stage;
  /** The answer above it has come, or has not: nothing of the first view waits for this line. */
  isTurn: boolean;
}

/** Whether what the school already does is enough, in one line that leads to the actions. */
export function PlanLine({ schoolId, stage, isTurn }: PlanLineProps) {
  const { data, error } = useActionSum(schoolId, isTurn ? stage : null);
  if (!data && !error) return <PlanLineShape />;
  return (
    <Link to={inStage(staffPaths.actions, stage)} className="plan-line no-print">
      <Target className="icon plan-line-sign" />
      <span>{data ? sentenceOf(data) : text.unknown}</span>
      <ChevronRight className="icon icon-s" />
    </Link>
  );
}

/** As high as the line. */
export const PlanLineShape = () => (
  <div className="plan-line no-print" aria-hidden="true">
    <Skeleton className="w-2/3" />
  </div>
);

function sentenceOf({ actions, answer }: ActionSum): string {
  if (!answer) return text.unknown;
  if (actions === 0) return text.none;
  const { aim, now, withAll, reaches, difference } = answer;
  const [from, to, target] = [formatDecimal(now), formatDecimal(withAll), formatDecimal(aim.ideb, 1)];
  return reaches
    ? text.reaches(actions, from, to, target)
    : text.lacks(actions, from, to, target, formatDecimal(difference));
}
