import { Play } from 'lucide-react';

import { type Performance, usePerformance } from '@/api/people/pupils';
import { useSignedIn } from '@/api/session/session-context';
import { formatDate } from '@/domain/dates';
import { pupilPaths } from '@/domain/pupil-paths';
import { Panel, PanelEmpty } from '@/parts/pupil/page/panel';
import { PupilView } from '@/parts/pupil/page/pupil-view';
import { PlayLink } from '@/parts/pupil/shapes/play';
import { SubjectSquare } from '@/parts/pupil/shapes/square';
import { Toucan } from '@/parts/pupil/shapes/toucan';

import { dashboardText } from './dashboard.text';

const text = dashboardText.latest;

/** As many as are shown. */
const LATEST = 5;

export function LatestResults() {
  const { id } = useSignedIn();
  const performance = usePerformance(id);
  return (
    <section>
      <h2 className="pupil-page-h">{text.title}</h2>
      <PupilView of={performance} failed={text.failed}>
        {(all) => (
          <Panel>
            {all.length === 0 ? (
              <PanelEmpty
                icon={<Toucan />}
                title={text.none}
                detail={text.noneDetail}
                action={
                  <PlayLink to={pupilPaths.quiz}>
                    <Play className="icon icon-s" />
                    {text.first}
                  </PlayLink>
                }
              />
            ) : (
              <ul>
                {all.slice(0, LATEST).map((one) => (
                  <Result key={`${one.quizId === null ? 'prova' : 'quiz'}-${one.id}`} of={one} />
                ))}
              </ul>
            )}
          </Panel>
        )}
      </PupilView>
    </section>
  );
}

/** More marks than these would be too small to count. */
const MOST_DOTS = 10;

function Result({ of: { subject, completedAt, correctAnswers, totalQuestions } }: { of: Performance }) {
  return (
    <li className="student-dashboard-result">
      <SubjectSquare name={subject} small />
      <div className="min-w-0 flex-1">
        <p>
          <b>{subject}</b>
        </p>
        <p className="text-xs text-subtle">{formatDate(completedAt)}</p>
      </div>
      {totalQuestions <= MOST_DOTS ? (
        <div className="student-dashboard-dots" aria-hidden="true">
          {Array.from({ length: totalQuestions }, (_, index) => (
            <i key={index} data-hit={index < correctAnswers} />
          ))}
        </div>
      ) : null}
      <p>
        <b aria-hidden="true">{text.hits(correctAnswers, totalQuestions)}</b>
        <span className="sr-only">{text.hitsSpoken(correctAnswers, totalQuestions)}</span>
      </p>
    </li>
  );
}
