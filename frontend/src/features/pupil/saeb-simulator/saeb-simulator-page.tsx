import { useEffect, useEffectEvent, useState } from 'react';

import { type PupilRanking, useRanking } from '@/api/pupil/own';
import {
  type NewQuiz,
  type Quiz,
  type QuizFinished,
  readCurrentQuiz,
  useQuizActions,
} from '@/api/pupil/quiz';
import { useSignedIn } from '@/api/session/session-context';
import { isProblem, Problem, sentenceOf } from '@/api/wire/problem';
import { useQueryState } from '@/kit/browser/use-query-state';
import { useRaise } from '@/kit/browser/use-raise';
import { useAction } from '@/kit/feedback/use-action';
import { Loading } from '@/kit/feedback/skeleton';
import { PupilHead, PupilPage } from '@/parts/pupil/page/pupil-page';
import { FailedPanel } from '@/parts/pupil/page/pupil-view';
import { LevelChips } from '@/parts/pupil/shapes/chip';

import { EndView } from './end/end-view';
import { ReviewView } from './end/review-view';
import { PlayView } from './play/play-view';
import { useGame } from './play/use-game';
import { SetupSide } from './setup/setup-side';
import { SetupView } from './setup/setup-view';
import { simulatorText as text } from './shared/simulator.text';

type State =
  | { at: 'opening' }
  | { at: 'failed'; sentence: string }
  | { at: 'choosing'; notice: string | null }
  | { at: 'playing'; quiz: Quiz }
  | { at: 'finished'; quizId: number; result: QuizFinished };

/** Choose, play, see how it went; or what was missed in a quiz of before. */
export function SaebSimulatorPage() {
  const [{ rever }] = useQueryState({ rever: /^\d+$/ });
  return rever === null ? <Simulator /> : <ReviewView quizId={Number(rever)} />;
}

function Simulator() {
  const [state, setState] = useState<State>({ at: 'opening' });
  const { id } = useSignedIn();
  const ranking = useRanking(id);
  const actions = useQuizActions();
  const raise = useRaise();

  const fail = useEffectEvent((error: unknown) => {
    if (error instanceof Problem) setState({ at: 'failed', sentence: sentenceOf(error, text.tryAgain) });
    else raise(error);
  });
  const isOpening = state.at === 'opening';
  // One that runs goes on, wherever it was begun.
  useEffect(() => {
    if (!isOpening) return;
    readCurrentQuiz()
      .then((quiz) => setState(quiz ? { at: 'playing', quiz } : { at: 'choosing', notice: null }))
      .catch((error: unknown) => fail(error));
  }, [isOpening]);

  const start = useAction(
    (asked: NewQuiz): Promise<Quiz | null> =>
      actions.start(asked).catch((error: unknown) => {
        // One runs already, begun in another tab or on another device.
        if (isProblem(error, 409)) return readCurrentQuiz();
        throw error;
      }),
    {
      onDone: (quiz) => setState(quiz ? { at: 'playing', quiz } : { at: 'opening' }),
      fallback: text.tryAgain,
    },
  );

  switch (state.at) {
    case 'playing':
      return (
        <Play
          key={state.quiz.id}
          quiz={state.quiz}
          ranking={ranking.data}
          onFinished={(result) => setState({ at: 'finished', quizId: state.quiz.id, result })}
          onGone={() => setState({ at: 'choosing', notice: text.gone })}
        />
      );
    case 'finished':
      return (
        <EndView
          quizId={state.quizId}
          result={state.result}
          onAgain={() => setState({ at: 'choosing', notice: null })}
        />
      );
    default:
      return (
        <PupilPage
          beside={
            ranking.data ? (
              <div className="flex flex-wrap gap-2">
                <LevelChips level={ranking.data.level} experience={ranking.data.experiencePoints} />
              </div>
            ) : null
          }
        >
          {state.at === 'choosing' ? (
            <div className="pupil-page-side">
              <SetupView start={start} notice={state.notice} />
              <SetupSide ranking={ranking} />
            </div>
          ) : (
            <>
              <PupilHead title={text.title} />
              {state.at === 'failed' ? (
                <FailedPanel
                  title={text.openFailed}
                  detail={state.sentence}
                  onRetry={() => setState({ at: 'opening' })}
                />
              ) : (
                <Loading text={text.opening} />
              )}
            </>
          )}
        </PupilPage>
      );
  }
}

interface PlayProps {
  quiz: Quiz;
  ranking: PupilRanking | undefined;
  onFinished: (result: QuizFinished) => void;
  onGone: () => void;
}

function Play({ quiz, ranking, ...ends }: PlayProps) {
  return <PlayView playing={useGame(quiz, ends)} ranking={ranking} />;
}
