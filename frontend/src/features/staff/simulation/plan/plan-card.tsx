import type { Calculation, Lock, Plan } from '@/api/calculation';
import { Card } from '@/kit/ui/card';
import { IdebRuleZoom } from '@/parts/index/ideb-rule-zoom';
import { Note } from '@/kit/ui/note';
import { decimal, formatDecimal } from '@/domain/decimal';

import { OutdatedBadge } from '../scenario/outdated-badge';
import './sim-plan.css';
import { PlanAllGrades } from './plan-all-grades';
import { PlanLocks } from './plan-locks';
import { PlanTable } from './plan-table';
import { planText as text } from './plan.text';

interface PlanCardProps {
  calculation: Calculation;
  plan: Plan;
  locked: readonly Lock[];
  pending: boolean;
  outdated: boolean;
  onLocksChange: (locked: readonly Lock[]) => void;
}

/** The way back: from the goal to what has to change. */
export function PlanCard({ calculation, plan, locked, pending, outdated, onLocksChange }: PlanCardProps) {
  const target = formatDecimal(plan.target, 1);
  const threshold = formatDecimal(plan.threshold, 2);
  const { index: printed } = calculation;
  const [exact, aim, least] = [decimal(printed), decimal(plan.target), decimal(plan.threshold)];
  const product = formatDecimal(printed);
  return (
    <Card
      title={plan.met ? text.met(target) : text.missing(target, formatDecimal(plan.gap))}
      description={
        plan.met
          ? text.metDetail(product, formatDecimal(calculation.ideb, 1), threshold)
          : text.missingDetail(product, threshold, target)
      }
      action={outdated ? <OutdatedBadge /> : null}
    >
      {exact && aim && least ? <IdebRuleZoom product={exact} target={aim} threshold={least} /> : null}
      {plan.met ? (
        <Note tone="ok" className="mt-4">
          {text.metNote}
        </Note>
      ) : (
        <div className="sim-plan">
          <div className="stack">
            <PlanTable plan={plan} target={target} stage={calculation.stage} />
            <PlanAllGrades plan={plan} target={target} stage={calculation.stage} />
          </div>
          <PlanLocks
            plan={plan}
            stage={calculation.stage}
            locked={locked}
            pending={pending}
            onLocksChange={onLocksChange}
          />
        </div>
      )}
    </Card>
  );
}
