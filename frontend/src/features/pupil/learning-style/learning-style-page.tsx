import { useLearningStyle } from '@/api/learning/learning-style';
import { useSignedIn } from '@/api/session/session-context';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import { Panel } from '@/parts/pupil/page/panel';
import { PupilHead, PupilPage } from '@/parts/pupil/page/pupil-page';
import { PupilView } from '@/parts/pupil/page/pupil-view';

import { NextTraining } from './next-training';
import { OwnProfile } from './own-profile';
import { QuestionnairePanel } from './questionnaire';
import { styleText as text } from './style.text';
import { TrainingIdeas } from './training-ideas';

import './own-style.css';

/** What to practise next, and how the pupil seems to study: their own alone. */
export function LearningStylePage() {
  const { id } = useSignedIn();
  const style = useLearningStyle(id);
  return (
    <PupilPage>
      <PupilHead title={text.title} lead={text.lead} />
      <NextTraining />
      <TrainingIdeas />
      <PupilView of={style} failed={text.failed}>
        {(read) =>
          read.enabled ? (
            <>
              <QuestionnairePanel />
              <OwnProfile of={read} />
            </>
          ) : (
            <Panel title={text.off.title}>
              <p className="text-muted">{text.off.detail}</p>
            </Panel>
          )
        }
      </PupilView>
      <Fresh />
    </PupilPage>
  );
}

/** What was played elsewhere meanwhile is read when the page is opened. */
function Fresh() {
  useReadOnOpening('/api/students/');
  return null;
}
