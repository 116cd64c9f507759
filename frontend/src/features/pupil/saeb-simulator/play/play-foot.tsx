import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import type { QuizAnswered } from '@/api/pupil/quiz';
import { FormNote } from '@/parts/pupil/form/pupil-field';
import { PlayButton } from '@/parts/pupil/shapes/play';

import { AwardWindow } from '../shared/award-window';
import { simulatorText } from '../shared/simulator.text';
import { VERDICT } from './game';
import { playText as text } from './play.text';
import type { Playing } from './use-game';
import { useKeys } from './use-keys';
import type { RecordDeed } from './use-recording';
import { Verdict } from './verdict';

/** What can be done now: confirm, go on, or try again. */
export function PlayFoot({ playing, record }: { playing: Playing; record: RecordDeed }) {
  const { game, choose, confirm, turn, finish, sendAgain } = playing;
  const { phase, chosen } = game;
  const isAsking = phase.at === 'asking';
  const send = () => confirm(chosen);
  useKeys({
    onLetter: isAsking ? choose : null,
    onEnter: isAsking && chosen !== null ? send : null,
  });
  switch (phase.at) {
    case 'verdict':
      return (
        <VerdictFoot key={game.question?.id} playing={playing} verdict={phase.verdict} record={record} />
      );
    case 'refused':
      return <Failed title={text.refused} sentence={phase.sentence} onRetry={sendAgain} />;
    case 'turn-failed':
      return <Failed title={text.turnFailed} sentence={phase.sentence} onRetry={turn} />;
    case 'finish-failed':
      return <Failed title={text.finishFailed} sentence={phase.sentence} onRetry={finish} />;
    case 'cut':
      return (
        <Foot>
          <PlayButton block onClick={sendAgain}>
            <RotateCw className="icon icon-s" />
            {text.cutNow}
          </PlayButton>
        </Foot>
      );
    case 'turning':
    case 'finishing':
      return (
        <Foot>
          <p role="status">{phase.at === 'turning' ? text.turning : text.finishing}</p>
        </Foot>
      );
    default:
      return (
        <Foot>
          <PlayButton
            block
            disabled={chosen === null && isAsking}
            pending={phase.at === 'sending'}
            pendingText={text.sending}
            onClick={send}
          >
            {text.confirm}
          </PlayButton>
          <p className="quiz-play-keys">{text.keys}</p>
        </Foot>
      );
  }
}

const Foot = ({ children }: { children: ReactNode }) => <div className="quiz-play-foot">{children}</div>;

function Failed({ title, sentence, onRetry }: { title: string; sentence: string; onRetry: () => void }) {
  return (
    <Foot>
      <div className="grid gap-3">
        <FormNote>
          <b>{title}</b>. {sentence} {text.nothingLost}
        </FormNote>
        <PlayButton block onClick={onRetry}>
          <RotateCw className="icon icon-s" />
          {simulatorText.retry}
        </PlayButton>
      </div>
    </Foot>
  );
}

const isStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

interface VerdictFootProps {
  playing: Playing;
  verdict: QuizAnswered;
  record: RecordDeed;
}

/** Goes on by itself after 2 seconds, unless somebody reads: then only at the press of its button. */
function VerdictFoot({ playing, verdict, record }: VerdictFootProps) {
  const { game, turn } = playing;
  const { newAchievements } = verdict;
  const [isAwarded, setAwarded] = useState(newAchievements.length > 0);
  const [comesAtAll, setComes] = useState(() => game.deadline !== null && !isStill());
  // What was earned is read first.
  const comes = comesAtAll && !isAwarded;
  const isOver = game.chosen === null;
  /** Whoever stops to read has the explanation opened whole. */
  function readCalmly() {
    setComes(false);
    if (verdict.explanation && game.question) record(game.question.id, 'explicacao_aberta');
  }

  const goOn = useEffectEvent(turn);
  useEffect(() => {
    if (!comes) return undefined;
    const timer = setTimeout(() => goOn(), VERDICT);
    return () => clearTimeout(timer);
  }, [comes]);
  useEffect(() => {
    if (!isAwarded) document.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
  }, [isAwarded]);

  return (
    <>
      <Verdict of={verdict} isOver={isOver} comes={comes} onCalm={readCalmly} onNext={turn} />
      {isAwarded ? <AwardWindow of={newAchievements} onClose={() => setAwarded(false)} /> : null}
    </>
  );
}
