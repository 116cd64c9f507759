import { Check } from 'lucide-react';

import type { ExitQuestion } from '@/api/lessons/lesson-plans';

import { reviewText as text } from './review.text';

import './generated-quiz.css';

const LETTERS = ['A', 'B', 'C', 'D'];

/** The questions at the end of a lesson, with the right answers. */
export function QuizView({ quiz }: { quiz: readonly ExitQuestion[] }) {
  return (
    <ol className="generated-quiz">
      {quiz.map((question, index) => (
        <li key={index}>
          <p className="generated-quiz-statement">{question.statement}</p>
          {question.options.length > 0 ? <Options question={question} /> : <p>{text.open}</p>}
          {question.explanation === '' ? null : (
            <p className="generated-quiz-why">
              <b>{question.options.length > 0 ? text.why : text.shows}</b> {question.explanation}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Options({ question: { options, correctAnswer } }: { question: ExitQuestion }) {
  return (
    <ul className="generated-quiz-options">
      {options.map((option, index) => {
        const letter = LETTERS[index] ?? '';
        const isRight = letter === correctAnswer;
        return (
          <li key={letter} data-right={isRight}>
            <b>{letter}</b>
            <span>{option}</span>
            {isRight ? (
              <span className="generated-quiz-right">
                <Check className="icon icon-s" />
                {text.right}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
