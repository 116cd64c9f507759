import { usePupil } from '@/api/people/pupils';
import { useOwnClass, useRanking } from '@/api/pupil/own';
import { useSignedIn } from '@/api/session/session-context';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import { pupilShifts } from '@/domain/quiz/pupil-shift';
import { PupilHead, PupilPage } from '@/parts/pupil/page/pupil-page';
import { SignOut } from '@/parts/pupil/page/sign-out';

import { dashboardText as text } from './dashboard.text';
import { LatestResults } from './latest-results';
import { LevelCard, OwnNumbersCard } from './level-card';
import { ResumeCard } from './resume-card';
import { SubjectCards } from './subject-cards';
import { ThreeCards } from './three-cards';

import './student-dashboard.css';

/** The pupils' home: go on, play, and how it went; nobody is compared here. */
export function StudentDashboardPage() {
  const { id, firstName } = useSignedIn();
  const pupil = usePupil(id);
  const ownClass = useOwnClass(pupil.data?.classId ?? null);
  const ranking = useRanking(id);
  const { name, shift } = ownClass.data ?? {};
  const isInNone = pupil.data !== undefined && pupil.data.classId === null;
  const where = name && shift ? text.place(name, pupilShifts[shift].toLowerCase()) : '\u00a0';
  return (
    <PupilPage home>
      <div className="student-dashboard">
        <div className="student-dashboard-hello">
          <PupilHead
            title={text.hello(firstName)}
            named={text.title}
            lead={isInNone ? text.noClass : where}
          />
          <div className="student-dashboard-level">
            <LevelCard of={ranking} />
          </div>
        </div>
        <ResumeCard />
        <ThreeCards />
        <SubjectCards ownClass={ownClass.data} />
        <div className="student-dashboard-two">
          <LatestResults />
          <OwnNumbersCard of={ranking} />
        </div>
        <div>
          <SignOut />
        </div>
      </div>
      <Fresh />
    </PupilPage>
  );
}

/** What was played elsewhere meanwhile is read when the page is opened. */
function Fresh() {
  useReadOnOpening('/api/');
  return null;
}
