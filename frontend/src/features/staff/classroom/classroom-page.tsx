import { useSignedIn } from '@/api/session/session-context';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import { staffPaths } from '@/domain/staff-paths';
import { useQueryState } from '@/kit/browser/use-query-state';
import { PageHead } from '@/kit/ui/page-head';
import { Tabs } from '@/kit/ui/choice/tabs';

import { ClassesTab } from './classes/classes-tab';
import { classroomText as text } from './classroom.text';
import { SubjectsTab } from './subjects/subjects-tab';

const SUBJECTS = 'disciplinas';

/** The school's classes, and what is taught in them. */
export function ClassroomPage() {
  const { schoolId } = useSignedIn();
  const [{ aba }] = useQueryState({ aba: [SUBJECTS] });
  useReadOnOpening();
  return (
    <>
      <PageHead title={text.title} className="page-head mb-3" />
      <Tabs
        label={text.tabs}
        tabs={[
          { to: staffPaths.classroom, label: text.classes, current: aba === null },
          { to: `${staffPaths.classroom}?aba=${SUBJECTS}`, label: text.subjects, current: aba === SUBJECTS },
        ]}
      />
      {aba === SUBJECTS ? <SubjectsTab schoolId={schoolId} /> : <ClassesTab schoolId={schoolId} />}
    </>
  );
}
