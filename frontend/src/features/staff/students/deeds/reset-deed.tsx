import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { type IssuedUntil, type Pupil, usePupilActions } from '@/api/people/pupils';
import { useMay } from '@/api/session/session-context';
import { formatDate } from '@/domain/dates';
import { cardsOf } from '@/domain/staff-paths';
import { Confirm } from '@/kit/overlay/dialog/confirm';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { deedsText } from './deeds.text';

const text = deedsText.reset;

interface ResetDeedProps {
  schoolId: number;
  pupil: Pupil;
  onClose: () => void;
}

/** A new password for one pupil; it stands on the card and nowhere else. */
export function ResetDeed({ schoolId, pupil, onClose }: ResetDeedProps) {
  const { reset } = usePupilActions(schoolId);
  const mayPrint = useMay('pupil.issue');
  const [issued, setIssued] = useState<IssuedUntil | null>(null);
  const isDone = useRef(false);
  if (issued === null) {
    return (
      <Confirm
        open
        onOpenChange={() => (isDone.current ? undefined : onClose())}
        title={text.title(pupil.name)}
        description={text.detail}
        confirmText={text.confirm}
        pendingText={text.pending}
        failedText={text.failed}
        onConfirm={async () => {
          const until = await reset(pupil.id);
          // The question is answered, and what it says follows.
          isDone.current = true;
          setIssued(until);
        }}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.issued(pupil.name)}
      foot={
        <>
          <Button onClick={onClose}>{text.close}</Button>
          {mayPrint ? (
            <ButtonLink variant="primary" to={cardsOf([pupil.id])}>
              <Printer className="icon icon-s" />
              {text.print}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <Note tone="info" icon={<Printer className="icon" />}>
        <b>{text.onCard}</b> {text.until(formatDate(issued.until))} {mayPrint ? null : text.ask}
      </Note>
    </Dialog>
  );
}

interface IssueAllDeedProps {
  schoolId: number;
  ids: readonly number[];
  onClose: () => void;
}

/** New passwords for several pupils, and on to their cards. */
export function IssueAllDeed({ schoolId, ids, onClose }: IssueAllDeedProps) {
  const { issue } = usePupilActions(schoolId);
  const navigate = useNavigate();
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={deedsText.issueAll.title(ids.length)}
      description={deedsText.issueAll.detail}
      confirmText={deedsText.issueAll.confirm}
      pendingText={text.pending}
      failedText={text.failed}
      onConfirm={async () => {
        await issue(ids);
        await navigate(cardsOf(ids));
      }}
    />
  );
}
