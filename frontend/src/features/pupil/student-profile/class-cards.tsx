import { type Classmate, useOwnClass } from '@/api/pupil/own';
import { useSchool } from '@/api/school';
import { useSignedIn } from '@/api/session/session-context';
import type { Resource } from '@/api/wire/use-resource';
import { formatCount } from '@/domain/decimal';
import { stageLabels } from '@/domain/index/stage';
import { initials } from '@/domain/labels';
import { pupilShifts } from '@/domain/quiz/pupil-shift';
import { Facts } from '@/parts/pupil/page/facts';
import { Panel } from '@/parts/pupil/page/panel';
import { PupilView } from '@/parts/pupil/page/pupil-view';

import { profileText } from './profile.text';

/** As many as are named. */
const NAMED = 5;

/** The class, and the school that it is of. */
export function ClassCard({ id, mates }: { id: number; mates: number | undefined }) {
  const text = profileText.class;
  const { schoolId } = useSignedIn();
  const school = useSchool(schoolId);
  const ownClass = useOwnClass(id);
  return (
    <PupilView of={ownClass} failed={text.failed}>
      {({ name, year, shift, stage }) => (
        <Panel title={text.title}>
          <Facts
            of={[
              [text.school, school.data?.name ?? profileText.missing, school.data !== undefined],
              [text.name, name],
              [text.year, year],
              [text.shift, pupilShifts[shift]],
              [text.stage, stageLabels[stage]],
              [text.mates, mates === undefined ? profileText.missing : formatCount(mates)],
            ]}
          />
        </Panel>
      )}
    </PupilView>
  );
}

/** The first of the others in the class. */
export function MatesCard({ mates, others }: { mates: Resource<Classmate[]>; others: readonly Classmate[] }) {
  const text = profileText.mates;
  const more = others.length - NAMED;
  return (
    <PupilView of={mates} failed={text.failed}>
      {() => (
        <Panel title={text.title}>
          {others.length === 0 ? <p className="text-muted">{text.none}</p> : null}
          <ul>
            {others.slice(0, NAMED).map(({ id, name }) => (
              <li key={id} className="student-profile-mate">
                <span aria-hidden="true">{initials(name)}</span>
                <span>{name}</span>
              </li>
            ))}
          </ul>
          {more > 0 ? <p className="mt-3 text-sm text-muted">{text.more(more)}</p> : null}
        </Panel>
      )}
    </PupilView>
  );
}
