import { Play } from 'lucide-react';

import { type SkillMastery, useMastery, useRanking } from '@/api/pupil/own';
import { useSignedIn } from '@/api/session/session-context';
import { useSubjects } from '@/api/subjects';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import { pupilPaths, quizOf } from '@/domain/pupil-paths';
import { bestToTrain } from '@/domain/quiz/mastery';
import { Panel, PanelEmpty } from '@/parts/pupil/page/panel';
import { PupilHead, PupilPage } from '@/parts/pupil/page/pupil-page';
import { PupilView } from '@/parts/pupil/page/pupil-view';
import { PlayLink } from '@/parts/pupil/shapes/play';
import { Toucan } from '@/parts/pupil/shapes/toucan';

import { DueCard } from './due-card';
import { NearMe } from './near-me';
import { OwnQuizzes } from './own-quizzes';
import { OwnStyle } from './own-style';
import { resultsText as text } from './results.text';
import { Skills } from './skills';

import './student-results.css';

/** What the pupil knows by now, what to train next, and how the quizzes went. */
export function StudentResultsPage() {
  const { id } = useSignedIn();
  const ranking = useRanking(id);
  return (
    <PupilPage>
      <PupilHead title={text.title} lead={text.lead} />
      <PupilView of={ranking}>
        {({ totalQuizzes }) => (totalQuizzes === 0 ? <NothingYet /> : <Results id={id} />)}
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

const NothingYet = () => (
  <Panel>
    <PanelEmpty
      icon={<Toucan />}
      title={text.empty.title}
      detail={text.empty.detail}
      action={
        <PlayLink to={pupilPaths.quiz}>
          <Play className="icon icon-s" />
          {text.empty.go}
        </PlayLink>
      }
    />
  </Panel>
);

function Results({ id }: { id: number }) {
  const mastery = useMastery(id);
  return (
    <>
      <PupilView of={mastery} failed={text.mastered.failed}>
        {(skills) => <Mastered skills={skills} />}
      </PupilView>
      <DueCard />
      <section>
        {mastery.data?.length === 0 ? null : <h2 className="pupil-page-h">{text.skills.title}</h2>}
        <div className="student-results-columns">
          <Skills of={mastery.data ?? []} />
          <NearMe />
        </div>
      </section>
      <OwnStyle />
      <OwnQuizzes />
    </>
  );
}

/** The answer, and one button. */
function Mastered({ skills }: { skills: readonly SkillMastery[] }) {
  const { schoolId } = useSignedIn();
  const subjects = useSubjects(schoolId);
  const mastered = skills.filter(({ level }) => level === 'domina').length;
  const best = bestToTrain(skills);
  const subject = subjects.data?.find(({ name, isActive }) => isActive && name === best?.subject);
  return (
    <Panel tone="sea" shape="big">
      {skills.length === 0 ? (
        <div>
          <h2 className="student-results-title">{text.mastered.none}</h2>
          <p>{text.mastered.noneDetail}</p>
        </div>
      ) : (
        <>
          <p className="student-results-figure">
            {mastered}
            <small>{text.mastered.of(skills.length)}</small>
          </p>
          <div>
            <h2 className="student-results-title">{text.mastered.title(skills.length)}</h2>
            <p>{sentenceOf(skills, mastered, best)}</p>
          </div>
        </>
      )}
      <PlayLink to={subject ? quizOf(subject.id) : pupilPaths.quiz}>
        <Play className="icon icon-s" />
        {subject ? text.mastered.train(subject.name) : text.mastered.play}
      </PlayLink>
    </Panel>
  );
}

/** "Faltam 5. Está quase em 3, e “Porcentagem” é o melhor treino de hoje." */
function sentenceOf(skills: readonly SkillMastery[], mastered: number, best: SkillMastery | null): string {
  if (!best) return text.mastered.all;
  const almost = skills.filter(({ level }) => level === 'quase').length;
  const training = text.mastered.best(best.skill);
  const lacks = text.mastered.lacks(skills.length - mastered);
  return almost === 0 ? `${lacks} ${training}` : `${lacks} ${text.mastered.almost(almost)}, e ${training}`;
}
