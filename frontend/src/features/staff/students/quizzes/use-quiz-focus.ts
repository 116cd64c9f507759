import { useEffect, useRef } from 'react';

import { quizButtonId } from './quiz-list';
import { OPEN_QUIZ } from './open-quiz';

/**
 * Whoever opens a quiz is at its heading, and back at its button when they return. Who comes by an address is where the
 * sheet has put them.
 */
export function useQuizFocus(quiz: number | null): void {
  const before = useRef(quiz);
  useEffect(() => {
    const left = before.current;
    before.current = quiz;
    if (left === quiz) return;
    const place = document.getElementById(quiz === null && left !== null ? quizButtonId(left) : OPEN_QUIZ);
    // A quiz that the list does not have has no button.
    (place ?? document.querySelector<HTMLElement>('.pupil-sheet-who h2'))?.focus();
  }, [quiz]);
}
