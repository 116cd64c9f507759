import type { Goal } from '@/api/index/goals';
import type { OutlookAnswer } from '@/api/index/outlook';
import { formatDecimal } from '@/domain/decimal';
import { inStage, staffPaths } from '@/domain/staff-paths';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';

import type { Board } from '../board';
import { GoalButton } from '../goal/goal-button';
import { startText } from './start.text';
import { type Step, Steps } from './steps';

const text = startText.young;

interface YoungCardProps {
  schoolId: number;
  board: Board;
  goals: readonly Goal[] | undefined;
  answer: OutlookAnswer | null;
  /** How many simulations the stage has. */
  simulations: number;
}

/** A stage with one edition: what was done, what comes next. */
export function YoungCard({ schoolId, board, goals, answer, simulations }: YoungCardProps) {
  const { index, goal, stage } = board;
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
      action: own ? null : <GoalButton schoolId={schoolId} board={board} goals={goals} />,
    },
    {
      title: startText.plan.title,
      state: simulations > 0 ? 'done' : own ? 'now' : 'later',
      detail: startText.plan.detail,
      action:
        simulations > 0 ? null : (
          <ButtonLink variant={own ? 'primary' : 'outline'} to={inStage(staffPaths.simulation, stage)}>
            {text.simulate}
          </ButtonLink>
        ),
    },
  ];
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Card title={startText.title} description={text.detail[done]}>
      <Steps steps={steps} />
    </Card>
  );
}
