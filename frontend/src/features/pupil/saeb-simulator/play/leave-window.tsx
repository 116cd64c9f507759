import { useAction } from '@/kit/feedback/use-action';
import { toast } from '@/kit/feedback/toast/toast-store';
import { PlayButton } from '@/parts/pupil/shapes/play';

import { Window } from '../shared/window';
import type { Game } from './game';
import { playText } from './play.text';

const text = playText.leaving;
const TITLE = 'leave-quiz';
const LOSS = 'leave-quiz-loss';

interface LeaveWindowProps {
  game: Game;
  onStay: () => void;
  onLeave: () => void;
  onEnd: () => Promise<void>;
}

/** Leaving keeps the quiz; only ending it ends it, and gives up its points. */
export function LeaveWindow({ game, onStay, onLeave, onEnd }: LeaveWindowProps) {
  const { score } = game.quiz;
  const end = useAction(onEnd, {
    onDone() {
      onLeave();
      toast.success(text.ended, score > 0 ? text.endedWithout : text.losesNone);
    },
    failed: text.endFailed,
  });
  return (
    <Window labelledBy={TITLE} onLeave={onStay}>
      <h2 id={TITLE}>{text.title}</h2>
      <p>{keptOf(game)}</p>
      <div className="flex flex-col gap-3">
        <PlayButton block data-autofocus onClick={onStay}>
          {text.stay}
        </PlayButton>
        <PlayButton tone="quiet" block onClick={onLeave}>
          {text.later}
        </PlayButton>
        <PlayButton
          tone="text"
          block
          aria-describedby={LOSS}
          pending={end.pending}
          pendingText={text.ending}
          onClick={() => end.run()}
        >
          {text.end}
        </PlayButton>
        <p id={LOSS} className="text-center text-sm text-muted">
          {score > 0 ? text.loses(score) : text.losesNone}
        </p>
      </div>
    </Window>
  );
}

/** What waits for whoever comes back. */
function keptOf({ phase, chosen, deadline }: Game): string {
  if (phase.at === 'cut' && chosen !== null) return text.waiting;
  return deadline === null ? text.detail : `${text.detail} ${text.clock}`;
}
