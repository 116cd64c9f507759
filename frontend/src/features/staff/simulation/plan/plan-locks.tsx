import { Lock as LockIcon, LockOpen } from 'lucide-react';

import type { Lock, Plan } from '@/api/calculation';
import type { Stage } from '@/domain/index/stage';

import { allLocks, freeSolution } from './plan-sentence';
import { planText as text } from './plan.text';

import '@/kit/form/fields/check.css';

interface PlanLocksProps {
  plan: Plan;
  stage: Stage;
  locked: readonly Lock[];
  pending: boolean;
  onLocksChange: (locked: readonly Lock[]) => void;
}

/** What must not change, and what the rest then needs. */
export function PlanLocks({ plan, stage, locked, pending, onLocksChange }: PlanLocksProps) {
  const solution = freeSolution(plan, locked, stage);
  return (
    <fieldset className="sim-plan-locks">
      <legend className="font-bold">{text.locksTitle}</legend>
      {allLocks.map((lock) => {
        const isLocked = locked.includes(lock);
        const Icon = isLocked ? LockIcon : LockOpen;
        return (
          <label key={lock} className="check">
            <input
              type="checkbox"
              checked={isLocked}
              onChange={() =>
                onLocksChange(isLocked ? locked.filter((other) => other !== lock) : [...locked, lock])
              }
            />
            <Icon className="icon icon-s text-subtle" />
            {text.locks[lock]}
          </label>
        );
      })}
      <div role="status" className="sim-plan-solution">
        {pending ? text.recalculating : (solution?.sentence ?? '')}
        {!pending && solution && solution.list.length > 0 ? (
          <ul>
            {solution.list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </fieldset>
  );
}
