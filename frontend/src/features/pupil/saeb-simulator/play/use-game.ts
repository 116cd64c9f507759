import { useEffect, useEffectEvent, useReducer, useRef } from 'react';

import {
  type Quiz,
  type QuizFinished,
  readCurrentQuiz,
  readQuestion,
  useQuizActions,
} from '@/api/pupil/quiz';
import { isProblem, Problem } from '@/api/wire/problem';
import type { Letter } from '@/domain/question/letter';
import { useRaise } from '@/kit/browser/use-raise';

import { simulatorText as text } from '../shared/simulator.text';
import { type Game, isOther, opened, step, turnAfter } from './game';

/** How long until an answer that nobody heard is sent again, in milliseconds, where the browser does not tell that it is back. */
const AGAIN = 5000;

const now = (): number => performance.now();

/** Nobody refused it: it was not heard, or the server is busy. */
const isUnheard = ({ status }: Problem): boolean => status === 0 || status >= 500 || status === 429;

export interface GameEnds {
  onFinished: (result: QuizFinished) => void;
  /** It ended in another tab or on another device, whole or not, or was left for too long. */
  onGone: () => void;
}

/** A quiz that runs, and what is done with it. The server decides all of it; here is what the screen shows meanwhile. */
export function useGame(quiz: Quiz, { onFinished, onGone }: GameEnds) {
  const [game, dispatch] = useReducer(step, quiz, (first): Game => opened(first, now()));
  const actions = useQuizActions();
  const raise = useRaise();
  const busy = useRef(false);
  const { id } = game.quiz;

  /** Only the server's refusals have a place on this screen. */
  const sentenceOf = (error: unknown): string => {
    if (!(error instanceof Problem)) raise(error);
    return error instanceof Problem ? error.sentence(text.tryAgain) : text.tryAgain;
  };

  const turnFailed = (error: unknown): void => dispatch({ type: 'turn-failed', sentence: sentenceOf(error) });

  /** What is true now, wherever it became so. */
  async function meet(): Promise<void> {
    const running = await readCurrentQuiz();
    if (running?.id === id) dispatch({ type: 'opened', quiz: running, now: now() });
    else onGone();
  }

  async function send(letter: Letter | null, waited: boolean): Promise<void> {
    if (busy.current || !game.question) return;
    busy.current = true;
    if (!waited) dispatch({ type: 'sent', letter });
    try {
      const verdict = await actions.answer({
        sessionId: id,
        questionId: game.question.id,
        selectedAnswer: letter,
        ...(waited && { waited }),
      });
      dispatch({ type: 'judged', verdict, now: now() });
    } catch (error) {
      if (error instanceof Problem && isUnheard(error)) dispatch({ type: 'cut' });
      // Answered otherwise elsewhere, or over.
      else if (isProblem(error, 409) || isProblem(error, 404))
        await meet().catch(() => dispatch({ type: 'cut' }));
      else dispatch({ type: 'refused', sentence: sentenceOf(error) });
    } finally {
      busy.current = false;
    }
  }

  async function finish(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    dispatch({ type: 'finishing' });
    try {
      onFinished(await actions.finish(id));
    } catch (error) {
      if (isProblem(error, 404)) onGone();
      else dispatch({ type: 'finish-failed', sentence: sentenceOf(error) });
    } finally {
      busy.current = false;
    }
  }

  async function turn(): Promise<void> {
    const how = turnAfter(game, now());
    if (how === 'finish') return finish();
    if (busy.current) return undefined;
    if (how === 'next' && game.phase.at === 'verdict' && game.phase.verdict.nextQuestion) {
      const { nextQuestion: question } = game.phase.verdict;
      // Its time was told when the verdict came.
      dispatch({ type: 'turned', question, now: game.phase.since });
      return undefined;
    }
    busy.current = true;
    dispatch({ type: 'turning' });
    try {
      const question =
        how === 'present' ? await actions.present(id).catch(() => readQuestion(id)) : await readQuestion(id);
      dispatch({ type: 'turned', question, now: now() });
    } catch (error) {
      // Answered to its end elsewhere.
      if (isProblem(error, 409)) await meet().catch(turnFailed);
      else turnFailed(error);
    } finally {
      busy.current = false;
    }
    return undefined;
  }

  const at = game.phase.at;
  const sendAgain = useEffectEvent(() => void send(game.chosen, true));
  useEffect(() => {
    if (at !== 'cut') return undefined;
    window.addEventListener('online', sendAgain);
    const timer = setInterval(() => sendAgain(), AGAIN);
    return () => {
      window.removeEventListener('online', sendAgain);
      clearInterval(timer);
    };
  }, [at]);

  // All was answered before the page was left, by a server that did not end it then.
  const finishFound = useEffectEvent(() => void finish());
  const isAnswered = game.question === null;
  useEffect(() => {
    if (isAnswered) finishFound();
  }, [isAnswered]);

  /** A phone that slept, or a tab that was behind another: the time may be another, and the question too. */
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || game.phase.at !== 'asking' || busy.current) return;
    readQuestion(id)
      .then((question) => {
        if (isOther(game, question)) return meet();
        if (game.chosen === null) dispatch({ type: 'turned', question, now: now() });
        return undefined;
      })
      .catch((error: unknown) => (isProblem(error, 409) ? meet() : undefined))
      // The answer will tell.
      .catch(() => undefined);
  });
  useEffect(() => {
    const look = () => lookAgain();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return {
    game,
    choose: (letter: Letter) => dispatch({ type: 'chosen', letter }),
    /** Sends what is chosen; nothing, once the time is over. */
    confirm: (letter: Letter | null) => void send(letter, false),
    sendAgain: () => void send(game.chosen, game.phase.at === 'cut'),
    turn: () => void turn(),
    finish: () => void finish(),
    leave: () => actions.abandon(id),
  };
}

export type Playing = ReturnType<typeof useGame>;
