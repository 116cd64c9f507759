import { type SchoolClass, useClassActions } from '@/api/classes';
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
  if (asked.totalStudents === 0) {
    return <Removal words={words} remove={() => remove(asked.id)} onClose={onClose} />;
  }
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={words.title}
      description={`${text.kept(asked.totalStudents)} ${text.keptDetail}`}
      confirmText={text.archiveConfirm}
      pendingText={text.archiving}
      failedText={text.archiveFailed}
      onConfirm={() => archiving.attempt(asked.id, true)}
    />
  );
}
