import { Grid3x3 } from 'lucide-react';
import { Suspense } from 'react';

import { useSignedIn } from '@/api/session/session-context';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import { staffPaths } from '@/domain/staff-paths';
import { lazyPart } from '@/kit/browser/lazy-part';
import { useQueryState } from '@/kit/browser/use-query-state';
import { Loading } from '@/kit/feedback/skeleton';
import { ButtonLink } from '@/kit/ui/button';
import { PageHead } from '@/kit/ui/page-head';
import { Tabs } from '@/kit/ui/choice/tabs';

import { ClassesTab } from './classes/classes-tab';
import { classroomText as text } from './classroom.text';
import { SubjectsTab } from './subjects/subjects-tab';

const SUBJECTS = 'disciplinas';
const QUESTIONS = 'questoes';
const SIMULATIONS = 'simulacao';

const questionsTab = lazyPart(() =>
  import('./questions/questions-tab').then((module) => module.QuestionsTab),
);

const simulationsTab = lazyPart(() =>
  import('./simulations/simulations-tab').then((module) => module.SimulationsTab),
);

const addressOf = (tab: string): string => `${staffPaths.classroom}?aba=${tab}`;

/** The school's classes, what is taught in them, what is asked, and how they answered. */
export function ClassroomPage() {
  const { schoolId } = useSignedIn();
  const [{ aba }] = useQueryState({ aba: [SUBJECTS, QUESTIONS, SIMULATIONS] });
  useReadOnOpening();
  return (
    <>
      <PageHead
        title={text.title}
        className="page-head mb-3"
        action={
          <ButtonLink to={staffPaths.classMap}>
            <Grid3x3 className="icon icon-s" />
            {text.map}
          </ButtonLink>
        }
      />
      <Tabs
        label={text.tabs}
        tabs={[
          { to: staffPaths.classroom, label: text.classes, current: aba === null },
          { to: addressOf(SUBJECTS), label: text.subjects, current: aba === SUBJECTS },
          { to: addressOf(QUESTIONS), label: text.questions, current: aba === QUESTIONS },
          { to: addressOf(SIMULATIONS), label: text.simulations, current: aba === SIMULATIONS },
        ]}
      />
      <Tab name={aba} schoolId={schoolId} />
    </>
  );
}

function Tab({ name, schoolId }: { name: string | null; schoolId: number }) {
  switch (name) {
    case SUBJECTS:
      return <SubjectsTab schoolId={schoolId} />;
    case QUESTIONS:
      return (
        <Suspense fallback={<Loading quiet />}>
          <questionsTab.Component schoolId={schoolId} />
        </Suspense>
      );
    case SIMULATIONS:
      return (
        <Suspense fallback={<Loading quiet />}>
          <simulationsTab.Component schoolId={schoolId} />
        </Suspense>
      );
    default:
      return <ClassesTab schoolId={schoolId} />;
  }
}
