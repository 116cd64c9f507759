import type { Calculation, Lock, Plan } from '@/api/index/calculation';
import { Card } from '@/kit/ui/card';
import { Note } from '@/kit/ui/note';
import { formatDecimal } from '@/domain/decimal';
import { measureWords } from '@/parts/effort/effort-words';

import './sim-plan.css';
import { GoalChips } from './goal-chips';
import { PlanAllGrades } from './plan-all-grades';
import { PlanTable } from './plan-table';
import { planText as text } from './plan.text';
import { SharedEffort } from './shared-effort';

interface PlanCardProps {
  calculation: Calculation;
  plan: Plan;
  locked: readonly Lock[];
  pending: boolean;
  onLocksChange: (locked: readonly Lock[]) => void;
  onGoal: (ideb: string) => void;
}

/** Whose advance the efforts of the plan are measured by. */
function measuredBy({ measuredBy: kind, single }: Plan): string {
  if (kind === null) return text.measuredBy.nada;
  if (kind === 'propria') return text.measuredBy.propria;
  const measure = single.find(({ effort }) => effort)?.effort?.measure;
  return measure ? text.measuredBy.tipica(measureWords(measure)) : text.measuredBy.nada;
}

/** The way back: from the goal to what has to change, the least effort first. */
export function PlanCard({ calculation, plan, locked, pending, onLocksChange, onGoal }: PlanCardProps) {
  const target = formatDecimal(plan.target, 1);
  return (
    <Card
      title={plan.met ? text.met : text.title}
      action={plan.goals.length > 0 ? <GoalChips plan={plan} onGoal={onGoal} /> : null}
      className="sim-plan"
    >
      {plan.met ? (
        <Note>{text.metNote(target)}</Note>
      ) : (
        <>
          <PlanTable calculation={calculation} plan={plan} target={target} />
          <p className="text-xs text-subtle">{measuredBy(plan)}</p>
          <PlanAllGrades plan={plan} target={target} stage={calculation.stage} />
          <SharedEffort plan={plan} locked={locked} pending={pending} onLocksChange={onLocksChange} />
        </>
      )}
    </Card>
  );
}
