import type { ExitQuestion, LessonPlan } from '@/api/lessons/lesson-plans';
import { letters } from '@/domain/question/letter';

import { sectionsText } from '../detail/detail.text';
import { paperText as text } from './paper.text';

/** The questions at the end of the lesson, on a page of their own to be handed out: nothing on it says what is right. */
export function QuizPaper({ title, quiz }: Pick<LessonPlan, 'title' | 'quiz'>) {
  return (
    <div className="lesson-paper-page plan-sections">
      <section>
        <h3>{sectionsText.quiz}</h3>
        <p>{title}</p>
        <p className="lesson-paper-name">
          <span>{text.name}</span>
          <i />
          <span>{text.date}</span>
          <i />
        </p>
      </section>
      <ol className="plan-sections-quiz">
        {quiz.map(({ statement, options, correctAnswer }, index) => (
          <li key={index}>
            <p>{statement}</p>
            {correctAnswer === null ? <Lines count={3} /> : <Options words={options} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Options({ words }: { words: readonly string[] }) {
  return (
    <ol className="plan-sections-options">
      {words.map((option, place) => (
        <li key={place}>{sectionsText.option(letters[place] ?? '', option)}</li>
      ))}
    </ol>
  );
}

/** What is right and why, on the page after them. */
export function AnswerKey({ quiz }: Pick<LessonPlan, 'quiz'>) {
  return (
    <div className="lesson-paper-page plan-sections">
      <section>
        <h3>{text.key}</h3>
        <p>{text.keyDetail}</p>
      </section>
      <ol className="plan-sections-quiz">
        {quiz.map((question, index) => (
          <li key={index}>
            <p>
              <b>{answerOf(question)}</b>
            </p>
            <p>{question.explanation}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function answerOf({ options, correctAnswer }: ExitQuestion): string {
  if (correctAnswer === null) return text.openAnswer;
  return sectionsText.option(correctAnswer, options[letters.findIndex((one) => one === correctAnswer)] ?? '');
}

/** Room to write. */
export function Lines({ count }: { count: number }) {
  return (
    <div className="lesson-paper-lines">
      {Array.from({ length: count }, (_, place) => (
        <i key={place} />
      ))}
    </div>
  );
}
