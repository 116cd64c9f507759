import { CircleCheck, RotateCw, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { useClassSimulationActions } from '@/api/class-simulations/class-simulation-actions';
import type { ClassSimulationDetail } from '@/api/class-simulations/class-simulations';
import { classSimulations } from '@/domain/class-simulation/paths';
import { useAction } from '@/kit/feedback/use-action';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { Button, ButtonLink } from '@/kit/ui/button';

import { useRestart } from '../use-restart';
import { projectionText } from './projection.text';
import type { Projecting } from './use-projection';

const text = projectionText.leave;

interface LeaveDialogProps {
  simulation: ClassSimulationDetail;
  projecting: Projecting;
  onStay: () => void;
}

/** Every way out: to go on later, which loses nothing, and those that end it. */
export function LeaveDialog({ simulation, projecting, onStay }: LeaveDialogProps) {
  const { answered, known, waiting, firstOpen } = projecting;
  const navigate = useNavigate();
  const { abandon, finish } = useClassSimulationActions(simulation.schoolId);
  const { id } = simulation;
  const finishing = useAction(() => finish(id), { failed: projectionText.finishFailed, onDone: onStay });
  const abandoning = useAction(() => abandon(id), {
    failed: text.abandonFailed,
    onDone: () => navigate(classSimulations),
  });
  const questions = simulation.asked.map(({ questionId }) => questionId);
  const restarting = useRestart(simulation, questions, () => abandon(id));
  const busy = finishing.pending || abandoning.pending || restarting.pending;
  return (
    <Dialog
      open
      onOpenChange={() => (busy ? undefined : onStay())}
      title={text.title}
      description={meaning(answered, firstOpen)}
    >
      <div className="dialog-buttons">
        <Button onClick={onStay} disabled={busy}>
          {text.stay}
        </Button>
        <ButtonLink variant="primary" to={classSimulations}>
          {text.later}
        </ButtonLink>
      </div>
      <div className="projection-others" role="group" aria-label={text.others}>
        {known > 0 && waiting === 0 ? (
          <Button
            variant="text"
            disabled={busy}
            pending={finishing.pending}
            pendingText={projectionText.finishing}
            onClick={() => finishing.run()}
          >
            <CircleCheck className="icon icon-s" />
            {text.finish(known)}
          </Button>
        ) : null}
        <Button
          variant="text"
          disabled={busy}
          pending={restarting.pending}
          pendingText={text.restarting}
          onClick={() => restarting.run()}
        >
          <RotateCw className="icon icon-s" />
          {text.restart}
        </Button>
        <Button
          variant="text"
          disabled={busy}
          pending={abandoning.pending}
          pendingText={text.abandoning}
          onClick={() => abandoning.run()}
        >
          <Trash2 className="icon icon-s" />
          {text.abandon}
        </Button>
        {answered > 0 ? <p>{text.lost}</p> : null}
      </div>
    </Dialog>
  );
}

/** What becomes of what was given. */
function meaning(answered: number, firstOpen: number | null): string {
  if (answered === 0) return text.none;
  return firstOpen === null ? text.allGiven(answered) : text.given(answered, firstOpen);
}
