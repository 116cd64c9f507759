import type { Question } from '@/api/questions/questions';

/** A question on paper, and the last one that its base text is read for; null where the text stands before it already. */
export interface PaperQuestion {
  question: Question;
  /** Counted from 1. */
  place: number;
  textUntil: number | null;
}

const isSameText = (one: Question | undefined, other: Question | undefined): boolean =>
  one?.baseText != null && one.baseText === other?.baseText && one.baseTextSource === other.baseTextSource;

/** The same base text of questions that follow each other is read once, before the first of them. */
export function withSharedTexts(questions: readonly Question[]): PaperQuestion[] {
  return questions.map((question, at) => {
    if (isSameText(questions[at - 1], question)) return { question, place: at + 1, textUntil: null };
    const others = questions.slice(at + 1).findIndex((next) => !isSameText(question, next));
    return { question, place: at + 1, textUntil: others === -1 ? questions.length : at + 1 + others };
  });
}
