import { useState } from 'react';

import { useQuizzes } from '@/api/pupil/own';
import type { Quiz } from '@/api/pupil/quiz';
import { formatDate } from '@/domain/dates';
import { formatCount } from '@/domain/decimal';
import { type Column, DataTable } from '@/kit/data/data-table';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Button } from '@/kit/ui/button';

import { sheetQuizText } from './sheet-quiz.text';

const { list: text, figures } = sheetQuizText;

const A_PAGE = 10;
/** Up to here the server lists at once. */
const MOST = 100;

const columns: readonly Column<Quiz>[] = [
  {
    key: 'date',
    label: text.date,
    cell: ({ completedAt, startedAt }) => formatDate(completedAt ?? startedAt),
  },
  {
    key: 'subject',
    label: text.subject,
    cell: (quiz) => (
      <>
        {quiz.subject ?? text.everySubject}
        <span className="block text-xs text-subtle">{aboutOf(quiz)}</span>
      </>
    ),
  },
  {
    key: 'correct',
    label: text.correct,
    numeric: true,
    cell: ({ correctAnswers, totalQuestions }) => text.of(correctAnswers, totalQuestions),
  },
  { key: 'points', label: text.points, numeric: true, cell: ({ score }) => formatCount(score) },
];

function aboutOf({ difficulty, review, status }: Quiz): string {
  const what = review ? text.review : text.about(text.levels[difficulty]);
  switch (status) {
    case 'concluido':
      return what;
    case 'em_andamento':
      return `${what}, ${text.running}`;
    case 'abandonado':
      return `${what}, ${text.left}`;
  }
}

/** The pupil's quizzes, the newest first. */
export function QuizList({ id }: { id: number }) {
  const [shown, setShown] = useState(A_PAGE);
  return (
    <ResourceView resource={useQuizzes(id, shown)} loading={figures.loading} failed={figures.failed}>
      {(quizzes) =>
        quizzes.length === 0 ? null : (
          <section>
            <h3>{text.title}</h3>
            <DataTable
              caption={text.title}
              columns={columns}
              rows={quizzes}
              rowKey={(quiz) => quiz.id}
              dense
            />
            {quizzes.length >= shown && shown < MOST ? (
              <Button className="mt-3" onClick={() => setShown(Math.min(MOST, shown + A_PAGE))}>
                {text.more}
              </Button>
            ) : null}
          </section>
        )
      }
    </ResourceView>
  );
}
