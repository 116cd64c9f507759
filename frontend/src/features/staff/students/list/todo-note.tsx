import { Printer } from 'lucide-react';

import type { PupilCounts } from '@/api/people/pupils';
import { cardsOf } from '@/domain/staff-paths';
import { ButtonLink } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { studentsText } from '../students.text';

const text = studentsText.note;

/** The one thing to do next: print what waits, else let in who cannot come in. Who has no class stands in the strip. */
export function TodoNote({ counts }: { counts: PupilCounts }) {
  const toPrint = counts.toPrint ?? 0;
  if (toPrint > 0) {
    return (
      <Note
        tone="info"
        icon={<Printer className="icon" />}
        action={<ButtonLink to={cardsOf()}>{text.print(toPrint)}</ButtonLink>}
      >
        <b>{text.cards(toPrint)}</b> {text.cardsDetail}
      </Note>
    );
  }
  const withoutAccess = counts.withoutAccess ?? 0;
  if (withoutAccess > 0) {
    return (
      <Note tone="warn" action={<ButtonLink to={cardsOf()}>{text.renew}</ButtonLink>}>
        <b>{text.withoutAccess(withoutAccess)}</b> {text.withoutAccessDetail}
      </Note>
    );
  }
  return null;
}
