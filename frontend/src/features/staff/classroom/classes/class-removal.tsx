import { useState } from 'react';

import { type SchoolClass, useClassActions } from '@/api/classes';
import { isProblem } from '@/api/wire/problem';
import { undoable } from '@/kit/feedback/toast/undoable';
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
  const { remove } = useClassActions(schoolId);
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
    <Archiving schoolId={schoolId} asked={asked} title={words.title} description={kept} onClose={onClose} />
  );
}

/** Asks before a class with pupils leaves the lists: they stay in it. */
export function ClassArchiving(props: ClassRemovalProps) {
  const { name, totalStudents } = props.asked;
  return (
    <Archiving {...props} title={text.archiveTitle(name)} description={text.archiveDetail(totalStudents)} />
  );
}

interface ArchivingProps extends ClassRemovalProps {
  title: string;
  description: string;
}

function Archiving({ schoolId, asked, title, description, onClose }: ArchivingProps) {
  const { archive } = useClassActions(schoolId);
  const archiving = useAction(archive, {
    onDone: ({ id, name }) => undoable(text.archived(name), () => archive(id, false), text.archivedDetail),
  });
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      confirmText={text.archiveConfirm}
      pendingText={text.archiving}
      failedText={text.archiveFailed}
      onConfirm={() => archiving.attempt(asked.id, true)}
    />
  );
}
