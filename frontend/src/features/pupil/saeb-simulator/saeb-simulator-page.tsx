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
import { RunningNote } from './setup/running-note';
import { SetupSide } from './setup/setup-side';
import { SetupView } from './setup/setup-view';
import { simulatorText as text } from './shared/simulator.text';

type State =
  | {
      at: 'opening';
      /** Whichever runs goes on, whatever the address asks for. */
      goesOn?: boolean;
      /** It was played here, and runs no more. */
      lost?: number;
    }
  | { at: 'failed'; sentence: string }
  /** Another quiz runs than the address asks for. */
  | { at: 'running'; quiz: Quiz }
  /** `running`: the reason why the one that was asked for did not start. */
  | { at: 'choosing'; notice: string | null; running: Quiz | null }
  | { at: 'playing'; quiz: Quiz }
  | { at: 'finished'; quizId: number; result: QuizFinished };

type Opening = Extract<State, { at: 'opening' }>;

const choosing = (notice: string | null = null): State => ({ at: 'choosing', notice, running: null });

/** Choose, play, see how it went; or what was missed in a quiz of before. */
export function SaebSimulatorPage() {
  const [{ rever }] = useQueryState({ rever: /^\d+$/ });
  return rever === null ? <Simulator /> : <ReviewView quizId={Number(rever)} />;
}

function Simulator() {
  const [state, setState] = useState<State>({ at: 'opening' });
  const [asked, setAsked] = useQueryState({ subject: /^\d+$/, erros: ['sim'], quiz: /^\d+$/ });
  const { id } = useSignedIn();
  const ranking = useRanking(id);
  const actions = useQuizActions();
  const raise = useRaise();

  /** What is played stands in the address: whoever opens it again finds the quiz, or how it went. */
  function show(next: State): void {
    setState(next);
    if (next.at === 'choosing' && asked.quiz !== null) setAsked({ quiz: null });
    if (next.at !== 'playing') return;
    const { id: quiz, subjectId } = next.quiz;
    setAsked({ quiz: String(quiz), subject: subjectId === null ? null : String(subjectId), erros: null });
  }

  const isAsked = ({ id: quizId, subjectId, review }: Quiz): boolean =>
    String(quizId) === asked.quiz ||
    (asked.subject === null && asked.erros === null) ||
    ((asked.subject === null || asked.subject === String(subjectId)) && review === (asked.erros !== null));

  /** One that runs goes on, wherever it was begun; of one that has ended, how it went. */
  async function open({ goesOn = false, lost }: Opening): Promise<State> {
    const running = lost === undefined ? await readCurrentQuiz() : null;
    if (running) return { at: goesOn || isAsked(running) ? 'playing' : 'running', quiz: running };
    const ended = lost ?? (asked.quiz === null ? null : Number(asked.quiz));
    if (ended === null) return choosing();
    try {
      return { at: 'finished', quizId: ended, result: await actions.finish(ended) };
    } catch (error) {
      if (isProblem(error, 404) || isProblem(error, 409))
        return choosing(lost === undefined ? null : text.gone);
      throw error;
    }
  }

  const look = useEffectEvent(() => {
    if (state.at !== 'opening') return;
    open(state)
      .then(show)
      .catch((error: unknown) => {
        if (error instanceof Problem) setState({ at: 'failed', sentence: sentenceOf(error, text.tryAgain) });
        else raise(error);
      });
  });
  const isOpening = state.at === 'opening';
  useEffect(() => {
    if (isOpening) look();
  }, [isOpening]);

  const start = useAction(
    async (wanted: NewQuiz): Promise<State> => {
      setState(choosing());
      try {
        return { at: 'playing', quiz: await actions.start(wanted) };
      } catch (error) {
        // Another one runs, or there is nothing to ask: the refusal says so.
        const running = isProblem(error, 409) ? await readCurrentQuiz().catch(() => null) : null;
        if (!running) throw error;
        return { at: 'choosing', notice: null, running };
      }
    },
    { onDone: show, fallback: text.tryAgain },
  );
  const goOn = () => setState({ at: 'opening', goesOn: true });

  switch (state.at) {
    case 'playing':
      return (
        <Play
          key={state.quiz.id}
          quiz={state.quiz}
          ranking={ranking.data}
          onFinished={(result) => setState({ at: 'finished', quizId: state.quiz.id, result })}
          onGone={() => setState({ at: 'opening', lost: state.quiz.id })}
        />
      );
    case 'finished':
      return <EndView quizId={state.quizId} result={state.result} onAgain={() => show(choosing())} />;
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
              <SetupView start={{ ...start, running: state.running, onGoOn: goOn }} notice={state.notice} />
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
              ) : state.at === 'running' ? (
                <RunningNote of={state.quiz} onGoOn={goOn} />
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
