import { BookOpen, CircleCheck, CirclePause, Play } from 'lucide-react';

import type { OwnClass } from '@/api/pupil/own';
import { useSignedIn } from '@/api/session/session-context';
import { type Subject, useSubjects } from '@/api/subjects';
import { stageLabels } from '@/domain/index/stage';
import { quizOf } from '@/domain/pupil-paths';
import { Panel, PanelEmpty } from '@/parts/pupil/page/panel';
import { PupilView } from '@/parts/pupil/page/pupil-view';
import { Chip } from '@/parts/pupil/shapes/chip';
import { PlayLink } from '@/parts/pupil/shapes/play';
import { Square, SubjectSquare } from '@/parts/pupil/shapes/square';

import { dashboardText } from './dashboard.text';

const text = dashboardText.subjects;

/** The subjects of the class's stage; those out of use are marked. */
export function SubjectCards({ ownClass }: { ownClass: OwnClass | undefined }) {
  const { schoolId } = useSignedIn();
  const subjects = useSubjects(schoolId);
  return (
    <section>
      <h2 className="pupil-page-h">{text.title}</h2>
      <PupilView of={subjects} failed={text.failed}>
        {(all) =>
          all.length === 0 ? (
            <Panel>
              <PanelEmpty
                icon={
                  <Square tone={1}>
                    <BookOpen className="icon icon-l" />
                  </Square>
                }
                title={text.none}
                detail={ownClass ? text.noneOf(ownClass.name, stageLabels[ownClass.stage]) : null}
              />
            </Panel>
          ) : (
            <ul className="student-dashboard-subjects">
              {all.map((subject) => (
                <SubjectCard key={subject.id} of={subject} />
              ))}
            </ul>
          )
        }
      </PupilView>
    </section>
  );
}

function SubjectCard({ of: { id, name, stage, description, isActive, questionCount } }: { of: Subject }) {
  const hasQuestions = (questionCount ?? 0) > 0;
  return (
    <li>
      <div className="student-dashboard-subject">
        <SubjectSquare name={name} off={!isActive} />
        <div>
          <h3>{name}</h3>
          <p className="text-sm text-subtle">{stage.replace('_', ' ')}</p>
        </div>
        <Chip
          tone={isActive ? 'good' : 'plain'}
          icon={isActive ? <CircleCheck className="icon icon-s" /> : <CirclePause className="icon icon-s" />}
        >
          {isActive ? text.active : text.inactive}
        </Chip>
      </div>
      {description ? <p className="flex-1 text-muted">{description}</p> : <div className="flex-1" />}
      {isActive && hasQuestions ? (
        <PlayLink tone="quiet" to={quizOf(id)} aria-label={text.practiseOf(name)}>
          <Play className="icon icon-s" />
          {text.practise}
        </PlayLink>
      ) : (
        <p className="student-dashboard-off">{hasQuestions ? text.notNow : text.noQuestions}</p>
      )}
    </li>
  );
}
