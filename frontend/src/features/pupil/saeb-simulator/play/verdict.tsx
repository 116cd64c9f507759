import { CircleCheck, CircleMinus, Pause } from 'lucide-react';

import type { QuizAnswered } from '@/api/pupil/quiz';
import { unbroken } from '@/domain/quiz/unbroken';
import { PlayButton } from '@/parts/pupil/shapes/play';
import { Toucan } from '@/parts/pupil/shapes/toucan';

import { simulatorText } from '../shared/simulator.text';
import { playText as text } from './play.text';

import './verdict.css';

interface VerdictProps {
  of: QuizAnswered;
  /** The time was over before anything was confirmed. */
  isOver: boolean;
  /** The next question comes by itself. */
  comes: boolean;
  onCalm: () => void;
  onNext: () => void;
}

/** What came of the answer, and why. Wrong is amber: no verdict on whoever plays. */
export function Verdict({ of, isOver, comes, onCalm, onNext }: VerdictProps) {
  const { isCorrect, points, correctAnswer, explanation, nextQuestion } = of;
  const Icon = isCorrect ? CircleCheck : CircleMinus;
  return (
    <div className={isCorrect ? 'verdict verdict-good' : 'verdict'}>
      <div className="verdict-head">
        <div role="status">
          <p className="verdict-title">
            <Icon className="icon icon-l" />
            {isCorrect ? text.correct : text.incorrect}
          </p>
          {isCorrect ? (
            points > 0 ? (
              <p className="verdict-points">{text.points(points)}</p>
            ) : null
          ) : (
            <p>
              {isOver || of.late ? `${text.timeIsOver} ` : ''}
              <b>{text.answerWas(correctAnswer)}</b>
            </p>
          )}
        </div>
        <Toucan />
      </div>
      {explanation ? (
        <p className="verdict-why" data-calm={!comes}>
          <b>{text.how}</b> {unbroken(explanation)}
        </p>
      ) : null}
      <div className="verdict-go">
        {comes ? (
          <PlayButton tone="quiet" onClick={onCalm}>
            <Pause className="icon icon-s" />
            {text.calm}
          </PlayButton>
        ) : null}
        <div className="verdict-next">
          <PlayButton block data-next onClick={onNext}>
            {simulatorText.goOn}
          </PlayButton>
          {comes ? <i className="verdict-fill" aria-hidden="true" /> : null}
        </div>
      </div>
      {comes || !nextQuestion || nextQuestion.remainingMs === null ? null : (
        <p className="sr-only">{text.calmly}</p>
      )}
    </div>
  );
}
