import { ArrowRight, Eye } from 'lucide-react';

import { Button } from '@/kit/ui/button';
import { type KeyHint, KeyHints } from '@/kit/ui/keys/key-hints';

import { SignInAgain, StoppedIcon } from '../stopped';
import { projectionText as text } from './projection.text';
import type { useFullScreen } from './use-full-screen';
import type { Projecting, Step } from './use-projection';

interface ProjectionFootProps {
  projecting: Projecting;
  step: Step;
  full: ReturnType<typeof useFullScreen>;
  finishing: boolean;
  onNext: () => void;
}

/** What can be done now: by which key, and by which button. */
export function ProjectionFoot({ projecting, step, full, finishing, onNext }: ProjectionFootProps) {
  const { waiting, stopped, hits, known, next, confirm, skip } = projecting;
  const isLast = next === null;
  return (
    <div className="projection-foot">
      <KeyHints hints={hintsOf(projecting, step, full)} />
      {stopped !== null && waiting > 0 ? (
        <div className="projection-cut">
          <p role="status">
            <StoppedIcon stopped={stopped} className="icon icon-s" />
            {text.stopped[stopped](waiting)}
          </p>
          {stopped === 'signedOut' ? <SignInAgain /> : null}
        </div>
      ) : null}
      <div className="projection-actions">
        {known > 0 && step.at !== 'open' ? (
          <span className="projection-so-far">{text.soFar(hits, known)}</span>
        ) : null}
        {step.at === 'open' ? (
          <>
            <Button onClick={skip}>{text.skip}</Button>
            <Button variant="primary" disabled={step.chosen === null} onClick={confirm}>
              <Eye className="icon icon-s" />
              {text.reveal}
            </Button>
          </>
        ) : isLast ? (
          <>
            {waiting > 0 ? <span className="projection-so-far">{text.finishWaits}</span> : null}
            <Button
              variant="primary"
              disabled={waiting > 0}
              pending={finishing}
              pendingText={text.finishing}
              onClick={onNext}
            >
              {text.finish}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onNext}>
            {text.next}
            <ArrowRight className="icon icon-s" />
          </Button>
        )}
      </div>
    </div>
  );
}

/** Only the keys that do something at this step. */
function hintsOf(
  { ordinal, next, waiting }: Projecting,
  step: Step,
  { isFull, isPossible }: ProjectionFootProps['full'],
): KeyHint[] {
  const keys = text.keys;
  const ways: KeyHint[] = [
    ...(ordinal > 1 ? [{ keys: ['←'], does: keys.back }] : []),
    ...(isPossible ? [{ keys: ['F'], does: isFull ? keys.leaveFull : keys.full }] : []),
    // The browser takes the first Escape for the full screen.
    ...(isFull ? [] : [{ keys: ['Esc'], does: keys.exit }]),
  ];
  if (step.at === 'open') {
    return [
      { keys: ['A', 'B', 'C', 'D'], does: keys.choose },
      ...(step.chosen === null ? [] : [{ keys: ['Enter'], does: keys.reveal }]),
      { keys: ['P'], does: keys.skip },
      ...ways,
    ];
  }
  if (next !== null) return [{ keys: ['Enter'], does: keys.next }, ...ways];
  return waiting > 0 ? ways : [{ keys: ['Enter'], does: keys.finish }, ...ways];
}
