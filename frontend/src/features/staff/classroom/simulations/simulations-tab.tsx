import { Presentation } from 'lucide-react';

import { useLatest } from '@/api/class-simulations/class-simulations';
import { useClasses } from '@/api/classes';
import { useSubjects } from '@/api/subjects';
import { simulationKinds } from '@/domain/class-simulation/kind';
import { MOST_ASKED } from '@/domain/class-simulation/paths';
import { importInto } from '@/domain/question/paths';
import { staffPaths } from '@/domain/staff-paths';
import { useStacked } from '@/kit/browser/use-narrow';
import { useQueryState } from '@/kit/browser/use-query-state';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import { joined } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Note } from '@/kit/ui/note';

import { EndedList } from './ended-list';
import { PlayingCard } from './playing-card';
import { RunningList } from './running-list';
import { SidePanels } from './side-panels';
import { simulationsText as text } from './simulations.text';
import { StartCard } from './start/start-card';
import { subjectChoices } from './start/subject-choices';

import '@/kit/layout/grid.css';
import '@/kit/layout/row.css';

const ID = /^[1-9]\d{0,15}$/;
const allowed = {
  turma: ID,
  disciplina: /^.{1,60}$/,
  como: simulationKinds,
  questoes: /^[1-9]\d{0,15}(?:,[1-9]\d{0,15})*$/,
} as const;

/** To begin a simulation, to go on with one, and what came out of those before. */
export function SimulationsTab({ schoolId }: { schoolId: number }) {
  const [address, change] = useQueryState(allowed);
  const stacked = useStacked();
  const read = joined(joined(useClasses(schoolId, false), useSubjects(schoolId)), useLatest(schoolId));
  const questions = [...new Set((address.questoes ?? '').split(',').filter(Boolean).map(Number))];
  return (
    <ResourceView
      resource={read}
      loading={
        <Card>
          <Loading text={text.loading}>
            <SkeletonLines lines={6} />
          </Loading>
        </Card>
      }
      renderFailed={(error, retry) => (
        <Card>
          <ErrorState title={text.failed} detail={error.sentence(text.failedDetail)} onRetry={retry} />
        </Card>
      )}
    >
      {([[classes, subjects], latest]) => {
        if (classes.length === 0) return <NoClass />;
        const own = classes.filter(({ mayChange }) => mayChange);
        // Questions that were chosen are of a subject already: the last one may be another.
        const last =
          address.turma === null && questions.length === 0
            ? latest.find(({ classId }) => own.some(({ id }) => id === classId))
            : undefined;
        const schoolClass =
          own.find(({ id }) => String(id) === (address.turma ?? String(last?.classId))) ?? null;
        const choices = schoolClass ? subjectChoices(subjects, schoolClass.stage) : [];
        const subject =
          choices.find(({ value, id }) =>
            address.disciplina === null ? last && id === last.subjectId : value === address.disciplina,
          ) ?? null;
        const running = <RunningList schoolId={schoolId} />;
        return (
          <div className="stack">
            {latest.length === 0 ? <p className="text-muted">{text.purpose}</p> : null}
            {stacked ? running : null}
            <div className="grid-1-1 items-start">
              <div className="stack">
                {own.length === 0 ? (
                  <Note tone="info">{text.start.notTheirs}</Note>
                ) : (
                  <StartCard
                    schoolId={schoolId}
                    classes={own}
                    subjects={subjects}
                    classId={schoolClass?.id ?? null}
                    subject={subject?.value ?? null}
                    kind={address.como ?? 'projetada'}
                    questions={questions.slice(0, MOST_ASKED)}
                    onLook={(part) =>
                      change({
                        ...(part.classId === undefined
                          ? {}
                          : { turma: part.classId || null, disciplina: null }),
                        ...(part.subject === undefined ? {} : { disciplina: part.subject || null }),
                      })
                    }
                    onForgetQuestions={() => change({ questoes: null })}
                  />
                )}
                {schoolClass ? <PlayingCard schoolClass={schoolClass} /> : null}
              </div>
              <div className="stack">
                {stacked ? null : running}
                <SidePanels of={schoolClass && subject ? { schoolClass, subject } : null} />
              </div>
            </div>
            <EndedList schoolId={schoolId} classes={classes} />
          </div>
        );
      }}
    </ResourceView>
  );
}

const NoClass = () => (
  <Card>
    <Empty
      title={text.noClass.title}
      icon={<Presentation className="icon icon-l" />}
      action={
        <>
          <ButtonLink variant="primary" to={staffPaths.classroom}>
            {text.noClass.create}
          </ButtonLink>
          <ButtonLink to={importInto(null)}>{text.noClass.import}</ButtonLink>
        </>
      }
    >
      {text.noClass.detail}
    </Empty>
  </Card>
);
