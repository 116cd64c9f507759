import { CloudOff, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { PupilRanking } from '@/api/pupil/own';
import { formatCount } from '@/domain/decimal';
import { pupilPaths } from '@/domain/pupil-paths';
import { IconButton } from '@/kit/ui/icon-button';
import { usePageTitle } from '@/kit/ui/page-head';
import { LevelChips } from '@/parts/pupil/shapes/chip';

import { simulatorText } from '../shared/simulator.text';
import { type Game, isOver } from './game';
import { LeaveWindow } from './leave-window';
import { PlayFoot } from './play-foot';
import { playText as text } from './play.text';
import { PlayQuestion } from './play-question';
import { Ring } from './ring/ring';
import type { Playing } from './use-game';
import { useRecording } from './use-recording';
import { useSeconds } from './use-seconds';

import './quiz-play.css';

/** One question a screen: how far, how long, what is asked, and one button at the thumb. */
export function PlayView({ playing, ranking }: { playing: Playing; ranking: PupilRanking | undefined }) {
  const { game } = playing;
  const { quiz, phase } = game;
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  // In the place of the quiz, which is not to be come back to by going back.
  const goHome = () => void navigate(pupilPaths.dashboard, { replace: true });
  const heading = usePageTitle(simulatorText.title);
  const seconds = useSeconds(game, () => playing.confirm(null));
  const statement = useStatementFocus(game);
  const record = useRecording(quiz.id);
  return (
    <main className="quiz-play" id="conteudo" tabIndex={-1} data-play>
      <div className="quiz-play-head">
        <IconButton label={text.leave} onClick={() => (isOver(game) ? goHome() : setLeaving(true))}>
          <X className="icon icon-l" />
        </IconButton>
        {ranking ? <LevelChips level={ranking.level} experience={ranking.experiencePoints} /> : null}
      </div>
      <div className="quiz-play-progress">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {simulatorText.number(quiz.currentQuestion, quiz.totalQuestions)}
          </h1>
          <span>{aboutOf(quiz)}</span>
        </div>
        <Steps quiz={quiz} />
      </div>
      <div className="quiz-play-figures">
        <dl>
          {quiz.review ? null : <Figure label={text.score} value={quiz.score} />}
          <Figure label={text.hits} value={quiz.correctAnswers} />
          <Figure label={text.streak} value={quiz.streak} />
        </dl>
        {seconds !== null && quiz.limitSeconds !== null && game.question ? (
          <Ring seconds={seconds} limit={quiz.limitSeconds} isRunning={phase.at === 'asking'} />
        ) : null}
      </div>
      {phase.at === 'cut' ? (
        <Wait>
          {game.chosen === null ? (
            <b>{text.cutOver}</b>
          ) : (
            <>
              <b>{text.cut}</b>
              {text.cutDetail}
            </>
          )}
        </Wait>
      ) : null}
      {game.question ? (
        <PlayQuestion playing={playing} question={game.question} heading={statement} record={record} />
      ) : null}
      <PlayFoot playing={playing} record={record} />
      {isLeaving && !isOver(game) ? (
        <LeaveWindow game={game} onStay={() => setLeaving(false)} onLeave={goHome} onEnd={playing.leave} />
      ) : null}
    </main>
  );
}

/** A question is where the reading begins, the first one too. */
function useStatementFocus(game: Game) {
  const statement = useRef<HTMLHeadingElement>(null);
  const id = game.question?.id;
  const begun = useRef<number>(undefined);
  useEffect(() => {
    if (begun.current === id) return;
    begun.current = id;
    statement.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [id]);
  return statement;
}

const aboutOf = ({ review, subject }: Game['quiz']): string | null =>
  !review ? subject : subject === null ? text.review : text.reviewOf(subject);

const Figure = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{formatCount(value)}</dd>
  </div>
);

const Wait = ({ children }: { children: ReactNode }) => (
  <div className="quiz-play-wait" role="status">
    <CloudOff className="icon" />
    <div>{children}</div>
  </div>
);

function Steps({ quiz }: { quiz: Game['quiz'] }) {
  const stepOf = (index: number) =>
    index + 1 < quiz.currentQuestion ? 'done' : index + 1 === quiz.currentQuestion ? 'now' : 'to-come';
  return (
    <div className="quiz-play-steps" aria-hidden="true">
      {Array.from({ length: quiz.totalQuestions }, (_, index) => (
        <i key={index} data-step={stepOf(index)} />
      ))}
    </div>
  );
}
