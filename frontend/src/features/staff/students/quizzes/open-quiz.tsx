import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';

import { type Quiz, useQuizReview } from '@/api/pupil/quiz';
import { Empty } from '@/kit/feedback/empty';
import type { ReadState } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { JudgedQuestion } from './judged-question';
import { aboutOf, dayOf, isOver, subjectOf } from './quiz-words';
import { quizzesText } from './quizzes.text';

import './open-quiz.css';

const text = quizzesText.answers;

/** The id of its heading, where the focus goes when it opens. */
export const OPEN_QUIZ = 'open-quiz';

interface OpenQuizProps {
  id: number;
  /** The pupil's: an address may name a quiz of somebody else, whose answers do not stand under this pupil's name. */
  quizzes: ReadState<Quiz[]>;
  onBack: () => void;
}

/** One of the pupil's quizzes in the place of their list. */
export function OpenQuiz({ id, quizzes, onBack }: OpenQuizProps) {
  return (
    <section className="grid gap-3">
      <div>
        <Button variant="text" flush className="open-quiz-back" onClick={onBack}>
          <ArrowLeft className="icon icon-s" />
          {text.back}
        </Button>
      </div>
      <ResourceView resource={quizzes} loading={quizzesText.loading} failed={quizzesText.failed}>
        {(known) => {
          const quiz = known.find((one) => one.id === id && isOver(one));
          return quiz ? (
            <Answers of={quiz} />
          ) : (
            <Empty title={text.gone} level={3}>
              {text.goneDetail}
            </Empty>
          );
        }}
      </ResourceView>
    </section>
  );
}

/** What was answered, question by question, and how many were not. */
function Answers({ of: quiz }: { of: Quiz }) {
  const { id, correctAnswers, totalQuestions } = quiz;
  const review = useQuizReview(id);
  const list = useRef<HTMLOListElement>(null);
  return (
    <>
      <div>
        <h3 id={OPEN_QUIZ} className="open-quiz-title" tabIndex={-1}>
          {text.title(subjectOf(quiz), dayOf(quiz))}
        </h3>
        <p className="text-sm text-muted">{text.lead(correctAnswers, totalQuestions, aboutOf(quiz))}</p>
      </div>
      <ResourceView
        resource={{ ...review, data: review.data?.questions }}
        loading={text.loading}
        failed={text.failed}
        empty={<Unanswered count={totalQuestions} />}
      >
        {(questions) => (
          <>
            {questions.every(({ isCorrect }) => isCorrect) ? null : (
              <div>
                <Button onClick={() => openMissed(list.current)}>{text.openMissed}</Button>
              </div>
            )}
            <ol className="open-quiz-questions" ref={list}>
              {questions.map((question) => (
                <li key={question.ordinal} data-missed={!question.isCorrect}>
                  <JudgedQuestion quizId={id} of={question} />
                </li>
              ))}
            </ol>
            <Unanswered count={totalQuestions - questions.length} />
          </>
        )}
      </ResourceView>
    </>
  );
}

/** What is behind each that was missed, with the focus at the first. */
function openMissed(list: HTMLElement | null): void {
  for (const missed of list?.querySelectorAll<HTMLDetailsElement>('[data-missed=true] > details') ?? [])
    missed.open = true;
  list?.querySelector<HTMLElement>('[data-missed=true] summary')?.focus();
}

const Unanswered = ({ count }: { count: number }) =>
  count > 0 ? <Note>{text.unanswered(count)}</Note> : null;
