import { useState } from 'react';

import { type QuizReview, type ReviewedQuestion, useQuizReview } from '@/api/pupil/quiz';
import { pupilPaths, quizOf } from '@/domain/pupil-paths';
import { subjectOf } from '@/domain/quiz/subject-of';
import { unbroken } from '@/domain/quiz/unbroken';
import { Panel, PanelEmpty } from '@/parts/pupil/page/panel';
import { PupilHead, PupilPage } from '@/parts/pupil/page/pupil-page';
import { PupilView } from '@/parts/pupil/page/pupil-view';
import { PlayButton, PlayLink } from '@/parts/pupil/shapes/play';
import { Toucan } from '@/parts/pupil/shapes/toucan';

import { JudgedOptions } from '../shared/options';
import { Statement } from '../shared/statement';
import { reviewText as text } from './end.text';

import './end-view.css';

/** What was missed in a quiz that has ended, one by one and without a clock. */
export function ReviewView({ quizId }: { quizId: number }) {
  const review = useQuizReview(quizId);
  return (
    <PupilPage>
      <PupilView of={review} failed={text.failed}>
        {(read) => <Missed of={read} />}
      </PupilView>
    </PupilPage>
  );
}

function Missed({ of: { quiz, questions } }: { of: QuizReview }) {
  const [place, setPlace] = useState(0);
  const missed = questions.filter(({ isCorrect }) => !isCorrect);
  const question = missed[place];
  if (!question) {
    return (
      <>
        <PupilHead title={text.title} lead={subjectOf(quiz)} />
        <Panel>
          <PanelEmpty
            icon={<Toucan />}
            title={text.none}
            detail={text.noneDetail}
            action={<PlayLink to={pupilPaths.quiz}>{text.similar}</PlayLink>}
          />
        </Panel>
      </>
    );
  }
  const isLast = place === missed.length - 1;
  return (
    <>
      <PupilHead
        title={text.title}
        lead={`${text.number(place + 1, missed.length)}. ${subjectOf(quiz)}, ${text.untimed}.`}
      />
      <Panel key={question.id}>
        <div className="grid gap-4">
          <MissedQuestion quizId={quiz.id} question={question} />
          <div className="flex flex-wrap gap-3">
            {isLast ? (
              <PlayLink to={quiz.subjectId === null ? pupilPaths.quiz : quizOf(quiz.subjectId)}>
                {text.similar}
              </PlayLink>
            ) : (
              <PlayButton onClick={() => setPlace(place + 1)}>{text.next}</PlayButton>
            )}
            {place > 0 ? (
              <PlayButton tone="quiet" onClick={() => setPlace(place - 1)}>
                {text.previous}
              </PlayButton>
            ) : null}
          </div>
        </div>
      </Panel>
    </>
  );
}

function MissedQuestion({ quizId, question }: { quizId: number; question: ReviewedQuestion }) {
  return (
    <>
      <Statement quizId={quizId} of={question} id={`statement-${question.id}`} />
      <JudgedOptions
        of={question}
        right={question.correctAnswer}
        chosen={question.selectedAnswer}
        words={{ right: text.right, yours: text.yours }}
      />
      {question.selectedAnswer === null ? <p className="text-muted">{text.blank}</p> : null}
      {question.explanation ? (
        <div className="end-view-why">
          <b>{text.how}</b>
          <p className="mt-1">{unbroken(question.explanation)}</p>
        </div>
      ) : null}
    </>
  );
}
