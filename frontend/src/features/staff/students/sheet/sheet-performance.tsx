import { type Performance, usePerformance } from '@/api/people/pupils';
import { percentText } from '@/domain/percent';
import { formatDate } from '@/domain/dates';
import { formatDecimal } from '@/domain/decimal';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import { Empty } from '@/kit/feedback/empty';
import { ResourceView } from '@/kit/feedback/resource-view';

import { sheetText } from './sheet.text';

const text = sheetText.performance;

const columns: readonly Column<Performance>[] = [
  {
    key: 'date',
    label: text.date,
    cell: ({ evaluationDate, completedAt }) => formatDate(evaluationDate ?? completedAt),
  },
  {
    key: 'subject',
    label: text.subject,
    cell: ({ subject, observations }) => (
      <>
        {subject ?? text.noSubject}
        {observations === null ? null : <span className="block text-xs text-subtle">{observations}</span>}
      </>
    ),
  },
  {
    key: 'correct',
    label: text.correct,
    numeric: true,
    cell: ({ correctAnswers, totalQuestions }) => text.of(correctAnswers, totalQuestions),
  },
  { key: 'grade', label: text.grade, numeric: true, cell: ({ grade }) => formatDecimal(grade) },
];

/** How the pupil answered so far. */
export function SheetPerformance({ id }: { id: number }) {
  const performance = usePerformance(id);
  // Their own quizzes have a part of the sheet for themselves.
  const data = performance.data?.filter(({ quizId }) => quizId === null);
  return (
    <ResourceView
      resource={{ ...performance, data }}
      loading={text.loading}
      failed={text.failed}
      empty={
        <Empty title={text.empty} level={3}>
          {text.emptyDetail}
        </Empty>
      }
    >
      {(results) => <Results results={results} />}
    </ResourceView>
  );
}

function Results({ results }: { results: readonly Performance[] }) {
  const correct = results.reduce((sum, { correctAnswers }) => sum + correctAnswers, 0);
  const total = results.reduce((sum, { totalQuestions }) => sum + totalQuestions, 0);
  return (
    <div className="grid gap-5">
      <div>
        <p className="text-sm text-muted">{text.hits}</p>
        <p className="figure">
          <span>{total === 0 ? '–' : percentText(Math.round((100 * correct) / total))}</span>
          <small>{text.answers(correct, total)}</small>
        </p>
      </div>
      <section>
        <h3>{text.table}</h3>
        <DataTable caption={text.table} columns={columns} rows={results} rowKey={({ id }) => id} dense />
      </section>
    </div>
  );
}
