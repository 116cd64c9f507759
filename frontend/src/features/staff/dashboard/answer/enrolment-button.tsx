import { useState } from 'react';

import { useMay } from '@/api/session/session-context';
import type { Stage } from '@/domain/index/stage';
import { useAhead } from '@/kit/browser/use-ahead';
import { lazyDialog } from '@/kit/overlay/dialog/lazy-dialog';
import { Button } from '@/kit/ui/button';
import { enrolmentText as text } from '@/parts/enrolment/enrolment.text';

const enrolmentDialog = lazyDialog(
  () => import('@/parts/enrolment/enrolment-dialog').then((module) => module.EnrolmentDialog),
  ({ onClose }) => onClose,
);

interface EnrolmentButtonProps {
  schoolId: number;
  stage: Stage;
  /** Whether it is known how many pupils there are. */
  isKnown: boolean;
}

/** Asks how many pupils each grade has: among the words of a way where nobody knows, else beside the other buttons. */
export function EnrolmentButton({ schoolId, stage, isKnown }: EnrolmentButtonProps) {
  useAhead(enrolmentDialog.preload);
  const maySet = useMay('enrolment.set');
  const [isOpen, setOpen] = useState(false);
  if (!maySet) return null;
  return (
    <>
      <Button
        variant="text"
        className={isKnown ? 'no-print' : 'answer-card-inline no-print'}
        onClick={() => setOpen(true)}
      >
        {isKnown ? text.change : text.ask}
      </Button>
      {isOpen ? (
        <enrolmentDialog.Component schoolId={schoolId} stage={stage} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
