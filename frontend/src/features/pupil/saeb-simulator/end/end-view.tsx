import { Play, RotateCcw } from 'lucide-react';
import { useState } from 'react';

import type { QuizFinished } from '@/api/pupil/quiz';
import { formatCount } from '@/domain/decimal';
import { missedIn, pupilPaths } from '@/domain/pupil-paths';
import { usePageTitle } from '@/kit/ui/page-head';
import { Facts } from '@/parts/pupil/page/facts';
import { LevelBar } from '@/parts/pupil/page/level-bar';
import { Panel } from '@/parts/pupil/page/panel';
import { PlayButton, PlayLink } from '@/parts/pupil/shapes/play';
import { Toucan } from '@/parts/pupil/shapes/toucan';
import { pupilText } from '@/parts/pupil/pupil.text';

import { AwardWindow } from '../shared/award-window';
import { endText as text } from './end.text';

import './end-view.css';

interface EndViewProps {
  quizId: number;
  result: QuizFinished;
  onAgain: () => void;
}

/** How it went, what it brought, and what to do next. What brought no points, as a review, does not speak of them. */
export function EndView({ quizId, result, onAgain }: EndViewProps) {
  const { correctAnswers, totalQuestions, score, maxStreak, timeSpent, feedback, toReview } = result;
  const [isAwarded, setAwarded] = useState(result.newAchievements.length > 0);
  const heading = usePageTitle(text.title);
  const again = (
    <PlayButton tone={toReview > 0 ? 'quiet' : 'filled'} block onClick={onAgain}>
      <Play className="icon icon-s" />
      {text.again}
    </PlayButton>
  );
  return (
    <main className="end-view" id="conteudo" tabIndex={-1}>
      <div className="end-view-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {text.title}
          </h1>
          <p className="end-view-figure">
            {correctAnswers}
            <span>{text.of(totalQuestions)}</span>
          </p>
        </div>
        <Toucan size={92} />
      </div>
      <p className="end-view-hits" role="status">
        {text.hits(correctAnswers, totalQuestions)}
      </p>
      <Facts
        big
        three={score > 0}
        of={[
          ...(score > 0 ? [[text.points, `+${formatCount(score)}`] as const] : []),
          [text.streak, formatCount(maxStreak)],
          [text.time, minutesOf(timeSpent)],
        ]}
      />
      <Panel title={feedback.title}>
        <p>{feedback.text}</p>
        <Gain of={result.experience} />
      </Panel>
      <div className="end-view-do">
        {toReview > 0 ? (
          <PlayLink block to={missedIn(quizId)}>
            <RotateCcw className="icon icon-s" />
            {text.review(toReview)}
          </PlayLink>
        ) : null}
        {again}
        <PlayLink tone="text" block to={pupilPaths.dashboard} replace>
          {text.home}
        </PlayLink>
      </div>
      {isAwarded ? <AwardWindow of={result.newAchievements} onClose={() => setAwarded(false)} /> : null}
    </main>
  );
}

function Gain({ of: { gained, after, level, levelBefore, toNext } }: { of: QuizFinished['experience'] }) {
  const lacks = toNext > 0 ? pupilText.lacks(formatCount(toNext), level + 1) : pupilText.topLevel;
  return (
    <div className="mt-4 grid gap-2">
      <p>
        <b>{level > levelBefore ? text.newLevel(level) : text.level(level)}</b>{' '}
        {gained > 0 ? text.gained(formatCount(gained)) : null}
      </p>
      <LevelBar share={after / (after + toNext)} label={lacks} />
      <p className="text-sm text-muted">{lacks}</p>
    </div>
  );
}

/** "2:54" */
const minutesOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
