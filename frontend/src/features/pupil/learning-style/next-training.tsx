import { Play } from 'lucide-react';

import { practisedOf, useRecommendations } from '@/api/learning/recommendations';
import { type SkillMastery, useMastery } from '@/api/pupil/own';
import { useSignedIn } from '@/api/session/session-context';
import { useSubjects } from '@/api/subjects';
import { pupilPaths, quizOf } from '@/domain/pupil-paths';
import { trainNext } from '@/domain/quiz/mastery';
import { Panel } from '@/parts/pupil/page/panel';
import { PupilView } from '@/parts/pupil/page/pupil-view';
import { PlayLink } from '@/parts/pupil/shapes/play';

import { styleText } from './style.text';

const text = styleText.train;

/** The answer, and one button: what to practise next. */
export function NextTraining() {
  const { id } = useSignedIn();
  return (
    <PupilView of={useMastery(id)} failed={text.failed}>
      {(skills) => <Next skills={skills.filter(({ level }) => level !== 'sem_resposta')} />}
    </PupilView>
  );
}

function Next({ skills }: { skills: readonly SkillMastery[] }) {
  const { id, schoolId } = useSignedIn();
  const subjects = useSubjects(schoolId);
  const recommended = practisedOf(useRecommendations(id).data ?? []);
  const [best] = trainNext(skills, recommended);
  const subject = subjects.data?.find((one) => one.isActive && one.id === best?.subjectId);
  const mastered = skills.filter(({ level }) => level === 'domina').length;
  return (
    <Panel tone="sea" shape="big">
      {skills.length === 0 ? (
        <div>
          <h2 className="own-style-title">{text.none}</h2>
          <p>{text.noneDetail}</p>
        </div>
      ) : (
        <>
          <p className="own-style-figure">
            <b>
              {mastered}
              <small>{text.of(skills.length)}</small>
            </b>
            <span>{skills.length === 1 ? text.labelOne : text.label}</span>
          </p>
          <div>
            <h2 className="own-style-title">{best ? text.next(best.skill) : text.all}</h2>
            <p>{best ? text.nextDetail : text.allDetail}</p>
          </div>
        </>
      )}
      <PlayLink to={subject ? quizOf(subject.id) : pupilPaths.quiz}>
        <Play className="icon icon-s" />
        {subject ? text.go(subject.name) : text.play}
      </PlayLink>
    </Panel>
  );
}
