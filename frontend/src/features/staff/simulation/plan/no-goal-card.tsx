import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { formatDecimal } from '@/domain/decimal';

import { planText as text } from './plan.text';

/** Without a goal there is no plan; one click tries the next index INEP could publish. */
export function NoGoalCard({ next, onTry }: { next: string; onTry: () => void }) {
  const shown = formatDecimal(next, 1);
  return (
    <Card
      title={text.noGoalTitle}
      description={text.noGoalDetail(shown)}
      action={<Button onClick={onTry}>{text.tryGoal(shown)}</Button>}
      className="sim-plan-no-goal"
    />
  );
}
