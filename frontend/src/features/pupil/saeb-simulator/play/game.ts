import type { Quiz, QuizAnswered, QuizQuestion } from '@/api/pupil/quiz';
import type { Letter } from '@/domain/question/letter';

/** How long a verdict stands before the next question comes by itself, and its time begins; in milliseconds. */
export const VERDICT = 2000;

/** Where a question stands. What is under way and what failed keep all that the screen shows. */
export type Phase =
  | { at: 'asking' }
  | { at: 'sending' }
  /** Nobody heard the answer: it is kept, and sent again by itself. */
  | { at: 'cut' }
  | { at: 'refused'; sentence: string }
  | { at: 'verdict'; verdict: QuizAnswered; since: number }
  | { at: 'turning' }
  | { at: 'turn-failed'; sentence: string }
  | { at: 'finishing' }
  | { at: 'finish-failed'; sentence: string };

export interface Game {
  quiz: Quiz;
  /** None once all are answered. */
  question: QuizQuestion | null;
  /** When its time is over, by the clock of this page; null without a limit. */
  deadline: number | null;
  chosen: Letter | null;
  phase: Phase;
}

export type Step =
  | { type: 'opened'; quiz: Quiz; now: number }
  | { type: 'chosen'; letter: Letter }
  /** What is confirmed; nothing once the time is over, whatever was chosen until then. */
  | { type: 'sent'; letter: Letter | null }
  | { type: 'cut' }
  | { type: 'refused'; sentence: string }
  | { type: 'judged'; verdict: QuizAnswered; now: number }
  | { type: 'turning' }
  | { type: 'turned'; question: QuizQuestion; now: number }
  | { type: 'turn-failed'; sentence: string }
  | { type: 'finishing' }
  | { type: 'finish-failed'; sentence: string };

const deadlineOf = (question: QuizQuestion | null, now: number): number | null =>
  question === null || question.remainingMs === null ? null : now + question.remainingMs;

/** A quiz as it stands: begun, or found again after a reload or on another device. */
export const opened = (quiz: Quiz, now: number): Game => ({
  quiz,
  question: quiz.question,
  deadline: deadlineOf(quiz.question, now),
  chosen: null,
  phase: quiz.question === null ? { at: 'finishing' } : { at: 'asking' },
});

export function step(game: Game, event: Step): Game {
  switch (event.type) {
    case 'opened':
      return opened(event.quiz, event.now);
    case 'chosen':
      return game.phase.at === 'asking' ? { ...game, chosen: event.letter } : game;
    case 'sent':
      return { ...game, chosen: event.letter, phase: { at: 'sending' } };
    case 'cut':
      return { ...game, phase: { at: 'cut' } };
    case 'judged':
      return judged(game, event.verdict, event.now);
    case 'turning':
    case 'finishing':
      return { ...game, phase: { at: event.type } };
    case 'turned':
      return turned(game, event.question, event.now);
    case 'refused':
    case 'turn-failed':
    case 'finish-failed':
      return { ...game, phase: { at: event.type, sentence: event.sentence } };
  }
}

function judged(game: Game, verdict: QuizAnswered, now: number): Game {
  const { score, correctAnswers, streak, maxStreak } = verdict;
  return {
    ...game,
    quiz: { ...game.quiz, score, correctAnswers, streak, maxStreak },
    phase: { at: 'verdict', verdict, since: now },
  };
}

const turned = (game: Game, question: QuizQuestion, now: number): Game => ({
  ...game,
  quiz: { ...game.quiz, currentQuestion: question.ordinal },
  question,
  deadline: deadlineOf(question, now),
  chosen: null,
  phase: { at: 'asking' },
});

/** Whole seconds that are left, never more than a question has; null without a limit. */
export function secondsLeft({ deadline, quiz }: Game, now: number): number | null {
  if (deadline === null) return null;
  const left = Math.max(0, Math.ceil((deadline - now) / 1000));
  return Math.min(left, quiz.limitSeconds ?? left);
}

/** What comes after a verdict. */
export type Turn = 'next' | 'present' | 'read' | 'finish';

/**
 * The question that came with the verdict; its clock anew, where the verdict was read for longer than it is shown;
 * read apart where it did not come along; or the end.
 */
export function turnAfter(game: Game, now: number): Turn {
  if (game.phase.at !== 'verdict') return 'read';
  const { verdict, since } = game.phase;
  const { nextQuestion } = verdict;
  if (nextQuestion === null) {
    return (game.question?.ordinal ?? game.quiz.totalQuestions) < game.quiz.totalQuestions
      ? 'read'
      : 'finish';
  }
  const wasRead = now - since > VERDICT + 500;
  return wasRead && nextQuestion.canPresent && nextQuestion.remainingMs !== null ? 'present' : 'next';
}

/** The last answer has ended it: nothing of it can be lost any more. */
export const isOver = (game: Game): boolean =>
  game.phase.at.startsWith('finish') || (game.phase.at === 'verdict' && turnAfter(game, 0) === 'finish');

/** Whether a question of the other device or tab is another than the one on screen. */
export const isOther = (game: Game, question: QuizQuestion): boolean => game.question?.id !== question.id;
