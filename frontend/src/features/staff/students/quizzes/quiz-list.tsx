import { ChevronRight } from 'lucide-react';

import type { Quiz } from '@/api/pupil/quiz';
import { formatCount } from '@/domain/decimal';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import type { ReadState } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Button } from '@/kit/ui/button';

import { aboutOf, dayOf, isOver, subjectOf } from './quiz-words';
import { quizzesText } from './quizzes.text';

import './quiz-list.css';

const text = quizzesText.list;

export const A_PAGE = 10;
/** Up to here the server lists at once. */
export const MOST = 100;

/** Where the focus goes when the answers of a quiz close. */
export const quizButtonId = (id: number): string => `quiz-${id}`;

interface QuizListProps {
  quizzes: ReadState<Quiz[]>;
  /** How many were asked for. */
  shown: number;
  onMore: (shown: number) => void;
  onOpen: (id: number) => void;
}

/** The pupil's quizzes, the newest first; those that are over open. */
export function QuizList({ quizzes, shown, onMore, onOpen }: QuizListProps) {
  return (
    <ResourceView resource={quizzes} loading={quizzesText.loading} failed={quizzesText.failed}>
      {(known) =>
        known.length === 0 ? null : (
          <section className="min-w-0">
            <h3>{text.title}</h3>
            {known.some(isOver) ? <p className="mt-1 text-xs text-subtle">{text.hint}</p> : null}
            <DataTable
              caption={text.title}
              columns={columnsOf(onOpen)}
              rows={known}
              rowKey={(quiz) => quiz.id}
              dense
            />
            {known.length >= shown && shown < MOST ? (
              <Button className="mt-3" onClick={() => onMore(Math.min(MOST, shown + A_PAGE))}>
                {text.more}
              </Button>
            ) : null}
          </section>
        )
      }
    </ResourceView>
  );
}

const columnsOf = (onOpen: (id: number) => void): readonly Column<Quiz>[] => [
  { key: 'date', label: text.date, cell: dayOf },
  {
    key: 'subject',
    label: text.subject,
    cell: (quiz) =>
      isOver(quiz) ? <OpenButton quiz={quiz} onOpen={() => onOpen(quiz.id)} /> : <About quiz={quiz} />,
  },
  {
    key: 'correct',
    label: text.correct,
    numeric: true,
    cell: ({ correctAnswers, totalQuestions }) => text.of(correctAnswers, totalQuestions),
  },
  { key: 'points', label: text.points, numeric: true, cell: ({ score }) => formatCount(score) },
];

const About = ({ quiz }: { quiz: Quiz }) => (
  <span>
    <span className="quiz-list-subject">{subjectOf(quiz)}</span>
    <span className="block text-xs text-subtle">{aboutOf(quiz)}</span>
  </span>
);

const OpenButton = ({ quiz, onOpen }: { quiz: Quiz; onOpen: () => void }) => (
  <button
    type="button"
    id={quizButtonId(quiz.id)}
    className="quiz-list-open"
    aria-label={text.open(subjectOf(quiz), aboutOf(quiz), dayOf(quiz))}
    onClick={onOpen}
  >
    <About quiz={quiz} />
    <ChevronRight className="icon icon-s" />
  </button>
);
