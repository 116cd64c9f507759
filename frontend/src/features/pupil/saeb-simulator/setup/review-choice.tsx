import { useDueReview } from '@/api/pupil/own';
import { useSignedIn } from '@/api/session/session-context';
import { pupilPaths, quizOf } from '@/domain/pupil-paths';
import { Panel, PanelEmpty } from '@/parts/pupil/page/panel';
import { PupilView } from '@/parts/pupil/page/pupil-view';
import { PlayLink } from '@/parts/pupil/shapes/play';
import { Toucan } from '@/parts/pupil/shapes/toucan';

import { setupText } from './setup.text';
import { StartFoot, type Starting } from './start-foot';

const text = setupText.review;

interface ReviewChoiceProps {
  /** Null: of all. */
  subjectId: number | null;
  start: Starting;
}

/** What was missed and is due: nothing to choose, one button. */
export function ReviewChoice({ subjectId, start }: ReviewChoiceProps) {
  const { id } = useSignedIn();
  const review = useDueReview(id);
  return (
    <PupilView of={review} failed={text.failed}>
      {({ due: inAll, bySubject }) => {
        const subject = bySubject.find((one) => one.subjectId === subjectId);
        const due = subjectId === null ? inAll : (subject?.due ?? 0);
        if (due === 0) return <NothingDue subjectId={subjectId} />;
        return (
          <>
            <Panel title={text.due(due)}>
              <p>{subject ? text.of(subject.subject) : text.ofAll}</p>
            </Panel>
            <StartFoot
              start={start}
              label={text.start}
              quiz={{ subjectId, difficulty: 'misto', totalQuestions: 10, review: true }}
            />
          </>
        );
      }}
    </PupilView>
  );
}

const NothingDue = ({ subjectId }: { subjectId: number | null }) => (
  <Panel>
    <PanelEmpty
      icon={<Toucan />}
      title={text.none}
      detail={text.noneDetail}
      action={<PlayLink to={subjectId === null ? pupilPaths.quiz : quizOf(subjectId)}>{text.play}</PlayLink>}
    />
  </Panel>
);
