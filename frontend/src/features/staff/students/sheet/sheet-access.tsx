import { KeyRound, Printer } from 'lucide-react';

import type { Pupil, PupilAccess } from '@/api/people/pupils';
import { useMay } from '@/api/session/session-context';
import { formatDate, formatRecent } from '@/domain/dates';
import { cardsOf } from '@/domain/staff-paths';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { useResetReason } from '../reset-reason';
import { sheetText } from './sheet.text';

const text = sheetText.access;

/** How the pupil comes in, and a new password; no password is ever shown here. */
export function SheetAccess({ pupil, onReset }: { pupil: Pupil; onReset: () => void }) {
  const mayPrint = useMay('pupil.issue');
  const reason = useResetReason(pupil);
  const { id, access, isActive } = pupil;
  return (
    <div className="grid gap-5">
      {access ? (
        <>
          <div>
            <p className="text-sm text-muted">{text.last}</p>
            <p className="figure">
              <span>{access.seenAt === null ? text.never : formatRecent(access.seenAt)}</span>
            </p>
          </div>
          <Note tone={access.state === 'card_expired' || access.state === 'none' ? 'warn' : 'neutral'}>
            {isActive ? wordsOf(access) : text.inactive}
          </Note>
        </>
      ) : (
        <Note>{text.hidden}</Note>
      )}
      <div>
        <div className="row">
          <Button disabled={reason !== null} onClick={onReset}>
            <KeyRound className="icon icon-s" />
            {text.reset}
          </Button>
          {mayPrint && isActive && access?.state === 'card' ? (
            <ButtonLink to={cardsOf([id])}>
              <Printer className="icon icon-s" />
              {text.print}
            </ButtonLink>
          ) : null}
        </div>
        <p className="mt-2 text-xs text-subtle">{reason ?? text.detail}</p>
      </div>
    </div>
  );
}

function wordsOf({ state, until, printedAt }: PupilAccess): string {
  const end = until === null ? '' : formatDate(until);
  switch (state) {
    case 'chosen':
      return text.chosen;
    case 'card':
      return printedAt === null ? text.toPrint(end) : text.printed(formatDate(printedAt), end);
    case 'card_expired':
      return text.expired;
    case 'none':
      return text.none;
  }
}
