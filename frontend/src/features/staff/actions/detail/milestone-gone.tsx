import { type MilestoneFields, useMilestoneDeeds } from '@/api/actions/milestones';
import { type ActionUpdate, useUpdates } from '@/api/actions/updates';
import { quoted } from '@/domain/action/quoted';
import { formatTime } from '@/domain/dates';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { milestonesText } from './milestones/milestones.text';

const text = milestonesText.gone;

interface MilestoneGoneProps {
  action: number;
  /** As it was called when the form was opened. */
  title: string;
  /** What was typed, and would be lost. */
  mine: MilestoneFields;
  onClose: () => void;
}

/** Somebody deleted the milestone while it was being edited: what was typed becomes another one, or is left. */
export function MilestoneGone({ action, title, mine, onClose }: MilestoneGoneProps) {
  const removal = useUpdates(action).data?.find((update) => isRemoval(update, title));
  const adding = useAction(useMilestoneDeeds().add, {
    onDone() {
      toast.success(milestonesText.add.done);
      onClose();
    },
    fallback: milestonesText.add.failed,
  });
  return (
    <Dialog
      open
      onOpenChange={() => (adding.pending ? undefined : onClose())}
      title={text.title}
      description={removal ? text.by(removal.createdByName, formatTime(removal.createdAt)) : text.bySomebody}
      foot={
        <>
          <Button onClick={onClose}>{text.close}</Button>
          <Button
            variant="primary"
            pending={adding.pending}
            pendingText={text.pending}
            onClick={() => adding.run(action, mine)}
          >
            {text.create}
          </Button>
        </>
      }
    >
      <p>{text.offer(mine.title)}</p>
      {adding.refusal === null ? null : (
        <Note tone="bad" role="alert" className="mt-4">
          {adding.refusal}
        </Note>
      )}
    </Dialog>
  );
}

/** The newest that says so is the one: of several with one name, too, as this one went last. */
const isRemoval = ({ updateType, title }: ActionUpdate, of: string): boolean =>
  updateType === 'milestone' && title.startsWith(text.removal(quoted(of)));
