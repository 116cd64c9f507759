import { CircleCheck, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useClassSimulationActions } from '@/api/class-simulations/class-simulation-actions';
import type { ClassSimulationDetail } from '@/api/class-simulations/class-simulations';
import { classSimulations } from '@/domain/class-simulation/paths';
import { useAction } from '@/kit/feedback/use-action';
import { Confirm } from '@/kit/overlay/dialog/confirm';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { Button, ButtonLink } from '@/kit/ui/button';

import { useStartAgain } from '../use-restart';
import { type Done, doneWords } from './done';
import { projectionText } from './projection.text';
import type { Projecting } from './use-projection';

const text = projectionText.leave;

interface LeaveDialogProps {
  simulation: ClassSimulationDetail;
  projecting: Projecting;
  onStay: () => void;
}

/** Every way out: to go on later, which loses nothing, and those that end it, of which two lose what the class answered. */
export function LeaveDialog({ simulation, projecting, onStay }: LeaveDialogProps) {
  const { done, known, waiting, firstOpen } = projecting;
  const navigate = useNavigate();
  const count = done.answers + done.skipped;
  const nothing = count === 0;
  const { abandon, finish } = useClassSimulationActions(simulation.schoolId);
  const { id } = simulation;
  const finishing = useAction(() => finish(id), { failed: projectionText.finishFailed, onDone: onStay });
  const questions = simulation.asked.map(({ questionId }) => questionId);
  const startAgain = useStartAgain(simulation, questions, () => abandon(id));
  const [asks, setAsks] = useState<'restart' | 'abandon' | null>(null);
  if (asks !== null) {
    const { title, detail, confirm, pending, failed } = text[asks];
    return (
      <Confirm
        open
        onOpenChange={() => setAsks(null)}
        title={title}
        description={nothing ? text.nothingLost : detail(doneWords(done), count)}
        confirmText={confirm}
        pendingText={pending}
        failedText={failed}
        danger
        onConfirm={async () => {
          if (asks === 'restart') return startAgain();
          await abandon(id);
          await navigate(classSimulations);
        }}
      />
    );
  }
  const busy = finishing.pending;
  return (
    <Dialog
      open
      onOpenChange={() => (busy ? undefined : onStay())}
      title={text.title}
      description={nothing ? text.none : meaning(done, firstOpen)}
    >
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
        {nothing ? null : (
          <Button variant="text" disabled={busy} onClick={() => setAsks('restart')}>
            <RotateCw className="icon icon-s" />
            {text.restart.open}
          </Button>
        )}
        <Button
          variant="text"
          className="projection-abandon"
          disabled={busy}
          onClick={() => setAsks('abandon')}
        >
          <Trash2 className="icon icon-s" />
          {text.abandon.open}
        </Button>
      </div>
      <div className="dialog-buttons">
        <Button onClick={onStay} disabled={busy}>
          {text.stay}
        </Button>
        <ButtonLink variant="primary" to={classSimulations}>
          {text.later}
        </ButtonLink>
      </div>
    </Dialog>
  );
}

/** What becomes of what was given. */
function meaning(done: Done, firstOpen: number | null): string {
  const [what, count] = [doneWords(done), done.answers + done.skipped];
  return firstOpen === null ? text.allGiven(what, count) : text.given(what, count, firstOpen);
}
