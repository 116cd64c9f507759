import type { SchoolClass } from '@/api/classes';
import { type PlayingPupil, usePlaying } from '@/api/people/pupil-quiz';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Card } from '@/kit/ui/card';

import { simulationsText } from './simulations.text';

const text = simulationsText.playing;

const columns: readonly Column<PlayingPupil>[] = [
  {
    key: 'pupil',
    label: text.pupil,
    cell: ({ name, quiz }) => (
      <>
        {name}
        <span className="block text-xs text-subtle">{quiz.subject ?? text.everySubject}</span>
      </>
    ),
  },
  {
    key: 'progress',
    label: text.progress,
    numeric: true,
    cell: ({ quiz }) => text.at(quiz.answered, quiz.totalQuestions),
  },
  { key: 'hits', label: text.hits, numeric: true, cell: ({ quiz }) => quiz.correctAnswers },
];

/** Which pupils of the class play a quiz of their own at this moment. */
export function PlayingCard({ schoolClass: { id, name } }: { schoolClass: SchoolClass }) {
  return (
    <Card title={text.title} description={text.about(name)}>
      <ResourceView
        resource={usePlaying(id)}
        loading={text.loading}
        failed={text.failed}
        empty={<p className="text-sm text-muted">{text.none(name)}</p>}
      >
        {(playing) => (
          <DataTable
            caption={text.title}
            columns={columns}
            rows={playing}
            rowKey={({ studentId }) => studentId}
            dense
          />
        )}
      </ResourceView>
    </Card>
  );
}
