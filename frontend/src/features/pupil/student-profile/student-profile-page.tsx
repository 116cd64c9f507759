import { CircleCheck, CirclePause } from 'lucide-react';
import { useState } from 'react';

import { type Pupil, usePupil } from '@/api/people/pupils';
import { useClassmates } from '@/api/pupil/own';
import { useSignedIn } from '@/api/session/session-context';
import { initials } from '@/domain/labels';
import { RecentAwards } from '@/parts/pupil/awards/recent-awards';
import { OwnPasswordForm } from '@/parts/pupil/form/own-password-form';
import { Panel } from '@/parts/pupil/page/panel';
import { PupilHead, PupilPage } from '@/parts/pupil/page/pupil-page';
import { PupilView } from '@/parts/pupil/page/pupil-view';
import { SignOut } from '@/parts/pupil/page/sign-out';
import { RankingSwitch } from '@/parts/pupil/ranking/ranking-switch';
import { Chip } from '@/parts/pupil/shapes/chip';
import { PlayButton } from '@/parts/pupil/shapes/play';

import { ClassCard, MatesCard } from './class-cards';
import { OwnCard } from './own-card';
import { profileText as text } from './profile.text';
import { SummaryCard } from './summary-card';

import './student-profile.css';

/** Who the pupil is here: read, but for the password and the ranking. */
export function StudentProfilePage() {
  const { id } = useSignedIn();
  const pupil = usePupil(id);
  return (
    <PupilPage beside={<SignOut />}>
      <PupilHead title={text.title} />
      <PupilView of={pupil} failed={text.failed}>
        {(read) => <Profile pupil={read} />}
      </PupilView>
    </PupilPage>
  );
}

function Profile({ pupil }: { pupil: Pupil }) {
  const { id } = useSignedIn();
  const mates = useClassmates(pupil.classId);
  const others = mates.data?.filter((mate) => mate.id !== id);
  const [isChanging, setChanging] = useState(false);
  const close = () => setChanging(false);
  return (
    <>
      <Who pupil={pupil} onChange={() => setChanging(true)} />
      {isChanging ? (
        <Panel title={text.password}>
          <div className="max-w-md">
            <OwnPasswordForm
              submit={text.save}
              onDone={close}
              beside={
                <PlayButton tone="quiet" onClick={close}>
                  {text.cancel}
                </PlayButton>
              }
            />
          </div>
        </Panel>
      ) : null}
      <div className="pupil-page-side">
        <div className="pupil-page-stack">
          <OwnCard pupil={pupil} />
          {pupil.classId === null ? null : <ClassCard id={pupil.classId} mates={others?.length} />}
          <Panel shape="line">
            <RankingSwitch />
          </Panel>
        </div>
        <div className="pupil-page-stack">
          <SummaryCard mates={others?.length} />
          <RecentAwards />
          {pupil.classId === null ? null : <MatesCard mates={mates} others={others ?? []} />}
        </div>
      </div>
    </>
  );
}

function Who({ pupil: { name, studentId, isActive }, onChange }: { pupil: Pupil; onChange: () => void }) {
  return (
    <Panel tone="sky" shape="big">
      <span className="student-profile-face" aria-hidden="true">
        {initials(name)}
      </span>
      <div>
        <h2 className="student-profile-name">{name}</h2>
        <p className="student-profile-who">
          {text.number(studentId)}
          <Chip
            tone={isActive ? 'good' : 'plain'}
            icon={
              isActive ? <CircleCheck className="icon icon-s" /> : <CirclePause className="icon icon-s" />
            }
          >
            {isActive ? text.active : text.inactive}
          </Chip>
        </p>
      </div>
      <PlayButton tone="quiet" onClick={onChange}>
        {text.password}
      </PlayButton>
    </Panel>
  );
}
