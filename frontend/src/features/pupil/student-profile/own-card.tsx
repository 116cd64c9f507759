import type { Pupil } from '@/api/people/pupils';
import { shownDay } from '@/domain/quiz/shown-day';
import { Facts } from '@/parts/pupil/page/facts';
import { Panel } from '@/parts/pupil/page/panel';

import { profileText } from './profile.text';

const { own: text, missing, invalidDate: invalid } = profileText;

const shown = (label: string, value: string | null | undefined) =>
  [label, value || missing, Boolean(value)] as const;

const shownDate = (label: string, value: string | null | undefined) => {
  const day = shownDay(value ?? null, { missing, invalid });
  return [label, day, day !== missing && day !== invalid] as const;
};

/** What the school knows of the pupil. */
export function OwnCard({ pupil: { name, studentId, details } }: { pupil: Pupil }) {
  return (
    <Panel title={text.title}>
      <Facts
        of={[
          shown(text.name, name),
          shown(text.number, studentId),
          shownDate(text.birth, details?.birthDate),
          shown(text.email, details?.email),
          shown(text.guardian, details?.guardianName),
          shown(text.phone, details?.guardianPhone),
          shownDate(text.enrolled, details?.createdAt),
        ]}
      />
      <p className="mt-4 text-sm text-muted">{text.wrong}</p>
    </Panel>
  );
}
