import { type Pupil, usePupilActions } from '@/api/people/pupils';
import { toast } from '@/kit/feedback/toast/toast-store';
import { undoable } from '@/kit/feedback/toast/undoable';
import { Confirm } from '@/kit/overlay/dialog/confirm';

import { deedsText } from './deeds.text';

const text = deedsText.deactivate;

interface DeactivateDeedProps {
  schoolId: number;
  pupil: Pupil;
  onClose: () => void;
}

/** Asks before one pupil is kept out. */
export function DeactivateDeed({ schoolId, pupil, onClose }: DeactivateDeedProps) {
  const { change } = usePupilActions(schoolId);
  const { id, name, className } = pupil;
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={text.title(name)}
      description={className === null ? text.detail : text.fromClass(className)}
      confirmText={text.confirm}
      pendingText={text.pending}
      failedText={text.failed}
      danger
      onConfirm={async () => {
        await change(id, { isActive: false });
        undoable(text.done, () => change(id, { isActive: true }));
      }}
    />
  );
}

interface DeactivateAllDeedProps {
  schoolId: number;
  ids: readonly number[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks before several are. */
export function DeactivateAllDeed({ schoolId, ids, onClose, onDone }: DeactivateAllDeedProps) {
  const { bulk } = usePupilActions(schoolId);
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={text.many(ids.length)}
      description={text.manyDetail(ids.length)}
      confirmText={text.confirmMany(ids.length)}
      pendingText={text.pending}
      failedText={text.failed}
      danger
      onConfirm={async () => {
        const { changed } = await bulk({ ids: [...ids], action: 'deactivate' });
        onDone();
        toast.success(text.doneMany(changed));
      }}
    />
  );
}
