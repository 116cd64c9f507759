import { BookOpen } from 'lucide-react';

import { useSignedIn } from '@/api/session/session-context';
import { useSubjects } from '@/api/subjects';
import { pupilPaths } from '@/domain/pupil-paths';
import { useQueryState } from '@/kit/browser/use-query-state';
import { PanelEmpty, Panel } from '@/parts/pupil/page/panel';
import { PupilHead } from '@/parts/pupil/page/pupil-page';
import { PupilView } from '@/parts/pupil/page/pupil-view';
import { PlayLink } from '@/parts/pupil/shapes/play';
import { Square } from '@/parts/pupil/shapes/square';
import { pupilText } from '@/parts/pupil/pupil.text';

import { simulatorText } from '../shared/simulator.text';
import { Choices } from './choices';
import { ReviewChoice } from './review-choice';
import { setupText as text } from './setup.text';
import type { Starting } from './start-foot';

import './tiles.css';

interface SetupViewProps {
  start: Starting;
  /** Why nothing is played any more. */
  notice: string | null;
}

/** A subject and a level, and off; or, where the address says so, what was missed before. */
export function SetupView({ start, notice }: SetupViewProps) {
  const { schoolId } = useSignedIn();
  const [{ subject, erros }] = useQueryState({ subject: /^\d+$/, erros: ['sim'] });
  const subjects = useSubjects(schoolId);
  const asked = subject === null ? null : Number(subject);
  return (
    <div className="pupil-page-stack">
      {erros ? (
        <PupilHead title={text.review.title} lead={text.review.lead} />
      ) : (
        <PupilHead title={simulatorText.title} lead={text.lead} />
      )}
      {notice ? (
        <Panel tone="sun" role="status">
          {notice}
        </Panel>
      ) : null}
      {erros ? (
        <ReviewChoice subjectId={asked} start={start} />
      ) : (
        <PupilView of={subjects} failed={text.subjectsFailed} waiting="tiles-waiting">
          {(all) =>
            all.length === 0 ? <NoSubjects /> : <Choices subjects={all} asked={asked} start={start} />
          }
        </PupilView>
      )}
    </div>
  );
}

const NoSubjects = () => (
  <Panel>
    <PanelEmpty
      icon={
        <Square tone={1}>
          <BookOpen className="icon icon-l" />
        </Square>
      }
      title={text.none}
      detail={text.noneDetail}
      action={
        <PlayLink tone="quiet" to={pupilPaths.dashboard}>
          {pupilText.back}
        </PlayLink>
      }
    />
  </Panel>
);
