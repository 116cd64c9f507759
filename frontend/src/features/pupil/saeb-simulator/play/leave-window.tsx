import { useNavigate } from 'react-router-dom';

import { pupilPaths } from '@/domain/pupil-paths';
import { useAction } from '@/kit/feedback/use-action';
import { PlayButton } from '@/parts/pupil/shapes/play';

import { Window } from '../shared/window';
import { playText } from './play.text';

const text = playText.leaving;
const TITLE = 'leave-quiz';

interface LeaveWindowProps {
  onStay: () => void;
  onEnd: () => Promise<void>;
}

/** Leaving keeps the quiz; only ending it ends it. */
export function LeaveWindow({ onStay, onEnd }: LeaveWindowProps) {
  const navigate = useNavigate();
  const goHome = () => void navigate(pupilPaths.dashboard);
  const end = useAction(onEnd, { onDone: goHome, failed: text.endFailed });
  return (
    <Window labelledBy={TITLE} onLeave={onStay}>
      <h2 id={TITLE}>{text.title}</h2>
      <p>{text.detail}</p>
      <div className="grid gap-3">
        <PlayButton block data-autofocus onClick={onStay}>
          {text.stay}
        </PlayButton>
        <PlayButton tone="quiet" block onClick={goHome}>
          {text.later}
        </PlayButton>
        <PlayButton
          tone="text"
          block
          pending={end.pending}
          pendingText={text.ending}
          onClick={() => end.run()}
        >
          {text.end}
        </PlayButton>
      </div>
    </Window>
  );
}
