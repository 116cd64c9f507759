import { Check } from 'lucide-react';

import type { ExitQuestion } from '@/api/lessons/lesson-plans';
import { letters } from '@/domain/question/letter';
import { Badge } from '@/kit/ui/badge';

import { sectionsText as text } from './detail.text';

/** The questions at the end of the lesson, with what is right. */
export function ExitQuiz({ questions }: { questions: readonly ExitQuestion[] }) {
  return (
    <ol className="plan-sections-quiz">
      {questions.map(({ statement, options, correctAnswer, explanation, questionId }, index) => (
        <li key={index}>
          <p>
            {statement} {questionId === null ? null : <Badge tone="ok">{text.inBank}</Badge>}
          </p>
          {correctAnswer === null ? null : (
            <ol className="plan-sections-options">
              {options.map((option, place) => (
                <Option
                  key={place}
                  letter={letters[place] ?? ''}
                  words={option}
                  isRight={letters[place] === correctAnswer}
                />
              ))}
            </ol>
          )}
          <p className="text-sm text-muted">
            {correctAnswer === null ? text.answerShows(explanation) : text.why(explanation)}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Option({ letter, words, isRight }: { letter: string; words: string; isRight: boolean }) {
  return (
    <li data-right={isRight}>
      <span>{text.option(letter, words)}</span>
      {isRight ? (
        <Badge tone="ok" icon={<Check className="icon" />}>
          {text.right}
        </Badge>
      ) : null}
    </li>
  );
}
