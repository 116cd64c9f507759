import { useState } from 'react';

import { type SchoolClass, useClassActions } from '@/api/classes';
import { isProblem } from '@/api/wire/problem';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Confirm } from '@/kit/overlay/dialog/confirm';
import { Removal } from '@/kit/overlay/dialog/removal';

import { classesText as text } from './classes.text';

interface ClassRemovalProps {
  schoolId: number;
  asked: SchoolClass;
  onClose: () => void;
}

/** Asks before a class goes. One with pupils stays, says why, and can be archived instead. */
export function ClassRemoval({ schoolId, asked, onClose }: ClassRemovalProps) {
  const { archive, remove } = useClassActions(schoolId);
  const archiving = useAction(archive, {
    onDone: ({ name }) => toast.success(text.archived(name), text.archivedDetail),
  });
  const words = text.removal(asked.name, text.removalDetail);
  // The class counts its active pupils; of the others the server tells.
  const [kept, setKept] = useState(
    asked.totalStudents > 0 ? `${text.kept(asked.totalStudents)} ${text.keptDetail}` : null,
  );
  if (kept === null) {
    const removeOrKeep = () =>
      remove(asked.id).catch((error: unknown) => {
        if (isProblem(error, 409)) setKept(error.sentence());
        throw error;
      });
    return <Removal words={words} remove={removeOrKeep} onClose={onClose} />;
  }
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={words.title}
      description={kept}
      confirmText={text.archiveConfirm}
      pendingText={text.archiving}
      failedText={text.archiveFailed}
      onConfirm={() => archiving.attempt(asked.id, true)}
    />
  );
}
