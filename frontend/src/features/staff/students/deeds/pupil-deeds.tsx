import { CreateDialog } from './create-dialog';
import { DeactivateAllDeed, DeactivateDeed } from './deactivate-deed';
import type { Deed } from './deed';
import { EditDialog } from './edit-dialog';
import { EraseDialog } from './erase-dialog';
import { MoveAllDialog, MoveDialog } from './move-dialog';
import { IssueAllDeed, ResetDeed } from './reset-deed';

interface PupilDeedsProps {
  schoolId: number;
  deed: Deed;
  /** The class that the list is narrowed down to. */
  classId: string;
  onClose: () => void;
  /** Those who were chosen are so no more. */
  onDone: () => void;
}

/** The dialog or the question of what was chosen to be done. */
export function PupilDeeds({ schoolId, deed, classId, onClose, onDone }: PupilDeedsProps) {
  const common = { schoolId, onClose };
  switch (deed.what) {
    case 'create':
      return <CreateDialog {...common} classId={classId} />;
    case 'edit':
      return <EditDialog {...common} pupil={deed.pupil} />;
    case 'move':
      return <MoveDialog {...common} pupil={deed.pupil} />;
    case 'reset':
      return <ResetDeed {...common} pupil={deed.pupil} />;
    case 'deactivate':
      return <DeactivateDeed {...common} pupil={deed.pupil} />;
    case 'erase':
      return <EraseDialog {...common} pupil={deed.pupil} onDone={onDone} />;
    case 'moveAll':
      return <MoveAllDialog {...common} ids={deed.ids} onDone={onDone} />;
    case 'issueAll':
      return <IssueAllDeed {...common} ids={deed.ids} />;
    case 'deactivateAll':
      return <DeactivateAllDeed {...common} ids={deed.ids} onDone={onDone} />;
  }
}
