import { Link } from 'react-router-dom';

import type { ListedPlan } from '@/api/lessons/lesson-plans';
import { disciplineLabels } from '@/domain/bncc/discipline';
import { planStatusLabels } from '@/domain/lesson/plan-status';

import { fromList } from '../use-plans-address';

interface PlanLinksProps {
  plans: readonly ListedPlan[];
  linkTo: (plan: number) => string;
}

/** Plans by their titles, each with what it is of and where it stands. */
export function PlanLinks({ plans, linkTo }: PlanLinksProps) {
  return (
    <ul className="class-calendar-plans">
      {plans.map(({ id, title, subject, status }) => (
        <li key={id}>
          <Link to={linkTo(id)} state={fromList}>
            {title}
            <small>
              {disciplineLabels[subject]}, {planStatusLabels[status].toLowerCase()}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
