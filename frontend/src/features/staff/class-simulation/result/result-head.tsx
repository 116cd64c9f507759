import { Printer, RotateCw, SquarePen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useClassSimulationActions } from '@/api/class-simulations/class-simulation-actions';
import type { ClassSimulationDetail } from '@/api/class-simulations/class-simulations';
import { classSimulations } from '@/domain/class-simulation/paths';
import { formatDateTime } from '@/domain/dates';
import { useAction } from '@/kit/feedback/use-action';
import { Removal } from '@/kit/overlay/dialog/removal';
import { Menu, type MenuEntry } from '@/kit/overlay/menu';
import { Button } from '@/kit/ui/button';
import { PageHead } from '@/kit/ui/page-head';
import { BackLink } from '@/parts/frame/back-link';

import { useRestart } from '../use-restart';
import { resultText as text } from './result.text';

import '@/kit/layout/row.css';

/** Which simulation it was, and what can be done with it. */
export function ResultHead({ simulation }: { simulation: ClassSimulationDetail }) {
  const { id, schoolId, kind, className, subjectName, questions, startedAt, endedAt } = simulation;
  const { reopen, remove } = useClassSimulationActions(schoolId);
  const navigate = useNavigate();
  const [removing, setRemoving] = useState(false);
  const reopening = useAction(() => reopen(id), { failed: text.reopenFailed });
  const again = useRestart(
    simulation,
    simulation.asked.map(({ questionId }) => questionId),
  );
  const ways: MenuEntry[] = [
    ...(kind === 'impressa'
      ? [{ label: text.reopen, icon: SquarePen, onChoose: () => reopening.run() }]
      : []),
    { label: text.again, icon: RotateCw, onChoose: () => again.run() },
    { label: text.removal.open, icon: Trash2, onChoose: () => setRemoving(true), danger: true },
  ];
  return (
    <>
      <BackLink to={classSimulations}>{text.back}</BackLink>
      <PageHead
        title={text.title}
        description={text.about(
          className,
          subjectName,
          questions,
          text.how[kind],
          formatDateTime(endedAt ?? startedAt),
        )}
        action={
          <div className="row">
            <Button onClick={() => window.print()}>
              <Printer className="icon icon-s" />
              {text.print}
            </Button>
            <Menu label={text.more} items={ways} reason={simulation.mayChange ? null : text.notTheirs} />
          </div>
        }
      />
      {removing ? (
        <Removal
          words={text.removal}
          remove={() => remove(id).then(() => navigate(classSimulations))}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </>
  );
}
