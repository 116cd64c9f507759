import type { ClassSimulationDetail } from '@/api/class-simulations/class-simulations';
import { useClassSimulationActions } from '@/api/class-simulations/class-simulation-actions';
import { useAction } from '@/kit/feedback/use-action';
import { usePageTitle } from '@/kit/ui/page-head';
import { useState } from 'react';

import { classSimulationText } from '../class-simulation.text';
import { LeaveDialog } from './leave-dialog';
import { ProjectionFoot } from './projection-foot';
import { ProjectionHead } from './projection-head';
import { ProjectionQuestion } from './projection-question';
import { projectionText as text } from './projection.text';
import { useFullScreen } from './use-full-screen';
import { type Keys, useKeys } from '../use-keys';
import { type Projecting, useProjection } from './use-projection';

import './projection.css';

/** Questions on the wall: one at a time, answered by the class together, from the keyboard or by the finger. */
export function Projection({ simulation }: { simulation: ClassSimulationDetail }) {
  const projecting = useProjection(simulation);
  const [leaving, setLeaving] = useState(false);
  const full = useFullScreen();
  const { finish } = useClassSimulationActions(simulation.schoolId);
  const finishing = useAction(() => finish(simulation.id), { failed: text.finishFailed });
  const goOn = () => {
    if (projecting.next !== null) projecting.show(projecting.next);
    else if (projecting.waiting === 0) finishing.run();
  };
  const turnFull = full.isPossible ? full.turn : null;
  useKeys({
    ...keysOf(projecting, goOn),
    ...(turnFull ? { f: turnFull } : {}),
    Escape: () => setLeaving(true),
  });
  const { question, step } = projecting;
  const heading = usePageTitle(classSimulationText.title);
  if (!question || !step) return null;

  return (
    <div className="projection" data-step={step.at}>
      <ProjectionHead
        simulation={simulation}
        projecting={projecting}
        full={full}
        onLeave={() => setLeaving(true)}
      />
      <ProjectionQuestion
        key={question.ordinal}
        heading={heading}
        question={question}
        step={step}
        stopped={projecting.stopped}
        onChoose={projecting.choose}
      />
      <ProjectionFoot
        projecting={projecting}
        step={step}
        full={full}
        finishing={finishing.pending}
        onNext={goOn}
      />
      {leaving ? (
        <LeaveDialog simulation={simulation} projecting={projecting} onStay={() => setLeaving(false)} />
      ) : null}
    </div>
  );
}

/** What the keyboard does at this step. */
function keysOf({ step, ordinal, choose, confirm, skip, show }: Projecting, goOn: () => void): Keys {
  const back: Keys = ordinal > 1 ? { ArrowLeft: () => show(ordinal - 1) } : {};
  if (step?.at !== 'open') return { ...back, Enter: goOn, ArrowRight: goOn };
  return {
    ...back,
    a: () => choose('A'),
    b: () => choose('B'),
    c: () => choose('C'),
    d: () => choose('D'),
    p: skip,
    ...(step.chosen === null ? {} : { Enter: confirm }),
  };
}
