import type { OutlookAnswer } from '@/api/index/outlook';
import { formatDecimal } from '@/domain/decimal';
import { Card } from '@/kit/ui/card';

import type { Board } from '../board';
import { startText } from './start.text';
import { type Step, Steps } from './steps';

const text = startText.young;

interface YoungCardProps {
  board: Board;
  answer: OutlookAnswer | null;
  /** How many simulations the stage has. */
  simulations: number;
}

/** A stage with one edition: what was done, what comes next. */
export function YoungCard({ board: { index, goal }, answer, simulations }: YoungCardProps) {
  if (!index) return null;
  const own = goal?.origin === 'escola' ? goal : null;
  const [ideb, next] = [formatDecimal(index.value, 1), answer?.aim.ideb];
  const agrees = answer?.source === 'inep' && answer.agrees;
  const steps: Step[] = [
    { title: text.result, state: 'done', detail: (agrees ? text.agrees : text.resultOf)(ideb, index.year) },
    {
      title: text.goal,
      state: own ? 'done' : 'now',
      detail: own
        ? text.goalIs(formatDecimal(own.value, 1), own.year)
        : next
          ? text.nextGoal(formatDecimal(next, 1))
          : text.noGoal,
    },
    {
      title: startText.plan.title,
      state: simulations > 0 ? 'done' : own ? 'now' : 'later',
      detail: `${startText.plan.detail} ${text.evolution}`,
    },
  ];
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Card title={startText.title} description={text.detail[done]}>
      <Steps steps={steps} />
    </Card>
  );
}
