import { RotateCcw } from 'lucide-react';

import { useDueReview } from '@/api/pupil/own';
import { useSignedIn } from '@/api/session/session-context';
import { formatDate } from '@/domain/dates';
import { reviewOf } from '@/domain/pupil-paths';
import { Panel } from '@/parts/pupil/page/panel';
import { PlayLink } from '@/parts/pupil/shapes/play';
import { Square } from '@/parts/pupil/shapes/square';

import { resultsText } from './results.text';

const text = resultsText.review;

/** What was missed and may be tried again today; nothing where there is none. */
export function DueCard() {
  const { id } = useSignedIn();
  const { data } = useDueReview(id);
  if (!data || data.due + data.later === 0) return null;
  const { due, later, nextOn, bySubject } = data;
  const subjects = bySubject.filter((subject) => subject.due > 0);
  return (
    <Panel shape="line">
      <Square tone={2}>
        <RotateCcw className="icon icon-l" />
      </Square>
      <div className="panel-grow">
        {due > 0 ? (
          <>
            <p>
              <b>{text.due(due)}</b>
            </p>
            <p className="text-sm text-muted">{text.detail}</p>
          </>
        ) : (
          <p>{nextOn === null ? text.laterUnknown(later) : text.later(later, formatDate(nextOn))}</p>
        )}
      </div>
      {subjects.map(({ subjectId, subject }) => (
        <PlayLink key={subjectId} tone="quiet" to={reviewOf(subjectId)}>
          {subjects.length === 1 ? text.go : text.goIn(subject)}
        </PlayLink>
      ))}
    </Panel>
  );
}
